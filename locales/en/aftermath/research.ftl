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
