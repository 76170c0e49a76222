### Aftermath: the Research Mission.

app-option-mode-research = Research Mission
    .text = You come by shuttle, and alerts wait for nobody.
    .said = on a Research Mission
    .changes =
        a shuttle docked to the ship
        two tokens in every room
        alerts, with five rounds for each
        traits, more rooms and turrets
        fewer pods
app-option-goals = Goals
app-option-goals-semi = Each their own
    .text = A secret goal for everybody.
    .said = with goals of their own
app-option-goals-coop = Shared
    .text = Open goals, won or lost together.
    .said = with shared goals
    .changes =
        open goals that everybody shares
        the dead can be revived
lab-mode-research = Research Mission

event-tile-turned = The tile of { $room } is turned faceup.
event-alert-advanced =
    The shuttle marker moves on, { $left ->
        [0] to the red space
        [one] 1 space left
       *[other] { $left } spaces left
    }.
event-lost-to-alert =
    { $seat_you ->
        [yes] You are still on board and die
       *[no] { $seat } is still on board and dies
    }.
lab-cause-lost-to-alert = On board when an alert failed
