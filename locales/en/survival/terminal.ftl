### Board, crew and seat in the terminal.

## Used in sentences

ui-unexplored = Room { $n }
    .in = in room { $n }
    .into = into room { $n }
ui-corridor = { $a } – { $b }
ui-side-n = north corridor
ui-side-s = south corridor
ui-side-w = west corridor
ui-side-e = east corridor
ui-door-open = open
ui-door-closed = closed
ui-door-destroyed = destroyed
ui-injured =
    { $n ->
        [one] { $figure } (1 injury)
       *[other] { $figure } ({ $n } injuries)
    }

## Tracks, crew and seat in the terminal

ui-round = Round { $n }
ui-eggs =
    { $n ->
        [one] 1 egg
       *[other] { $n } eggs
    }
ui-bag =
    { $n ->
        [one] 1 token in the bag
       *[other] { $n } tokens in the bag
    }
ui-character = Crew
ui-undecided = not chosen yet
ui-where = Where
ui-cards = Cards
ui-wounds = Wounds
ui-carries = Carries
ui-slime = slime
ui-passed = passed
ui-status-dead = dead
ui-hand = Hand
ui-inventory = Items
ui-quests = Quests
ui-objectives = Objectives
ui-goals = Goals
ui-notes = Notes
ui-note-event = Next event: { $card }

## The board in the terminal

ui-room = Room
ui-ways = Corridors
ui-who = Here
ui-venting = AIR
ui-colour-red = R
ui-colour-yellow = Y
ui-colour-green = G
ui-colour-white = W
ui-colour-none = -
ui-legend-items = items
ui-legend-fire = fire
ui-legend-malfunction = malfunction
ui-legend-computer = computer
ui-legend-noise = noise
ui-legend-closed = closed door
ui-legend-destroyed = destroyed door
ui-legend-egg = egg
ui-legend-carcass = carcass
ui-legend-corpse = corpse
ui-legend-colours = R Y G W room colour
ui-legend-technical = T technical corridors

## The question in the terminal

ui-group-basic = Basic actions
ui-group-cards = Cards
ui-group-items = Items
ui-group-room = Room
ui-group-free = Free, at any time
ui-cost =
    { $n ->
        [0] free
        [one] 1 card
       *[other] { $n } cards
    }
ui-cost-card =
    { $n ->
        [0] this card
       *[other] this card + { $n }
    }
