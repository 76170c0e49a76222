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
