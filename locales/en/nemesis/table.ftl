### What is said around a match of Nemesis: its options, its ship, claims about it.

## New table

app-option-sentence =
    { $added ->
        [0] On { $where }, against { $against }, { $how }, with { $with }.
       *[other] On { $where }, against { $against }, { $how }, with { $with }.
    }
app-option-mode = Mode
app-option-mode-semi = Semi-cooperative
    .text = Everybody has a secret goal. Trust is a resource.
    .said = semi-cooperative
app-option-mode-solo = Alone
    .text = One character, one ship, nobody to blame.
    .said = alone
    .changes =
        one character on board
        half the items in every room
        two goals to choose from
app-option-mode-coop = Cooperative
    .text = Shared goals, won or lost together.
    .said = cooperative
    .changes =
        open goals that everybody shares
        won or lost together
        the dead can be revived
app-option-mode-intruder = With an intruder
    .text = One player is what the others run from.
    .said = the first to die on their side
    .changes =
        the first to die plays the Intruders
        a hand of cards for them
app-option-board = Ship
app-option-board-base = Front of the board
    .text = The ship for a first game.
    .said = the Nemesis
app-option-board-alt = Back of the board
    .text = Another layout, for crews that know the first.
    .said = the back of the Nemesis
    .changes =
        another layout
        two networks of technical corridors
app-option-characters = Characters
app-option-characters-draft = Draft
    .text = Two at random, keep one.
app-option-characters-choice = Free choice
    .text = Pick from all that are left.
    .said = a free choice of characters
    .changes = you choose your character
app-option-open-hands = Open hands
app-option-open-hands-no = Hidden
    .text = Cards stay with their owner.
app-option-open-hands-yes = Open
    .text = Everybody sees everything. Good for learning.
    .said = open hands
    .changes = all hands are open
app-option-species = Against
app-option-species-intruders = Intruders
    .text = They grow inside you.
    .said = Intruders

## At the table

app-board = Ship
app-sheet-down = Show the ship

## Crew

app-crew-hibernating = in hibernation
app-crew-escaped = left in a pod
app-larva = larva
app-signal = signal sent

## Log and talk

app-need-engine = Engine
app-need-slot = Room
app-need-space = Space
app-need-planet = Destination
app-pick-claim-engine-works = Engine works
app-pick-claim-engine-damaged = Engine is damaged
app-pick-claim-course = Where a course leads
app-pick-claim-clean = I am clean
app-pick-claim-infected = I am infected
app-pick-promise-go = I'll go to …
app-pick-promise-repair = I'll repair …
app-pick-promise-follow = I'll stay with you
app-pick-request-go = Go to …
app-pick-request-repair = Repair …
app-pick-request-come = Come here
app-pick-request-trade = Let's trade
app-claim-engine-works = Engine { $engine } works.
app-claim-engine-damaged = Engine { $engine } is damaged.
app-claim-course = Course { $space } leads to { $planet }.
app-claim-clean = I am clean.
app-claim-infected = I am infected.
app-promise-go = I'll go to { $slot }.
app-promise-repair = I'll repair { $slot }.
app-promise-follow = I'll stay with you.
app-request-go = Please go to { $slot }.
app-request-repair = Please repair { $slot }.
app-request-come = Please come here.
app-request-trade = Let's trade.

## Menu and help

app-help-text = Whatever glows can be picked: on the ship, in your hand or as a button. Touch whatever is grey to read why it isn't possible.

## The end

app-act-place = The ship
app-act-engines = Engines
app-act-coordinates = Coordinates
app-see-board = See the ship

## What follows from an answer

outlook-launch = The pod leaves with everybody in it. There is no way back.
outlook-sleep = If nothing hears you, you sleep until the end. There is no way back.
outlook-self-destruct = The countdown starts. Near its end nobody can stop it.
outlook-take-over = From now on you play what hunts the others.
outlook-stay-dead = From now on you only watch.
