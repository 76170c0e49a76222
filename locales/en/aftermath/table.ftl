### Aftermath: what is chosen before a match.

app-option-modules = Added
app-option-modules-traits = Trait cards
    .text = Everybody has a lasting strength or weakness, open to all.
    .said = trait cards
    .changes = a trait card for everybody
app-option-modules-rooms = More rooms
    .text = Four more rooms may be aboard, and three things to build in one of them.
    .said = four more rooms
    .changes = four more rooms, three more things to build
app-option-modules-turrets = Turrets
    .text = Some rooms have a turret. It may not know who its friends are.
    .said = turrets
    .changes = three turrets somewhere on the ship
app-option-modules-medic = The Medic
    .text = A seventh character may be aboard.
    .said = the Medic
    .changes = a seventh character to choose from
app-option-modules-characters = Five more characters
    .text = CEO, Android, Psychologist, Bounty Hunter and Convict may stand in for one of the first six.
    .said = five more characters
    .changes = five draft cards with a second character

## The board

board-docked = Shuttle
board-turret = Turret: { $status }
board-turret-hidden = nobody sees what it shoots at
board-turret-mine = Turret: { $status }, and the others don't see it
board-pin = { $alert }: stage { $n } is done here
board-pin-done = { $alert }: stage { $n } has been done here
board-slimed = Slime everywhere: whoever comes in is slimed
board-second-seen = Second token, seen by you: { $what }

## The alert

rail-alert = { $alert }: { $n } left
rail-alert-until = to the end of the alert
rail-alert-short = Alert in
alert-label = Alert
alert-left =
    { $n ->
        [one] Alert · 1 round left
       *[other] Alert · { $n } rounds left
    }
alert-done = done
alert-open = open
alert-too-late = Too late: everybody on board loses.
alert-bring = { $thing }: { $from } → { $to }
alert-repairs = { $n } of { $all } rooms repaired or shored up
alert-kills = { $n } of { $all } intruders killed or marked
alert-eggs = { $n } of { $all } eggs of the Nest gone

## On people's boards

seat-action-answer-alert = Alert
seat-robot = Robot
seat-robot-energy = { $n } of { $all } energy
seat-dog = Laika
seat-dog-here = with you
seat-dog-away = away: { $where }
seat-drone = watches { $who }

## Scenes

scene-alert = Alert
scene-alert-over = The alert is over
scene-alert-lost = The alert is lost
scene-alert-done = done
scene-alert-failed = too late
scene-turret = A turret shoots
rail-departure = Shuttle
rail-departure-until = until the shuttle leaves
rail-departure-short = Shuttle in
scene-offer = A lucrative offer
scene-shuttle = The shuttle waits
scene-shuttle-left = rounds until it leaves
scene-departure = The shuttle leaves
