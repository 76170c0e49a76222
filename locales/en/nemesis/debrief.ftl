### Nemesis: a match that is over, told openly.

## The headline

debrief-won-you = You made it
debrief-lived-you = You live, but missed your goal
debrief-dead-you = You didn't survive
debrief-crew-you = Your crew made it
debrief-crew-you-dead = You died, but your crew made it
debrief-crew-missed-you = Your crew missed its goals
debrief-crew-lost-you = Nobody in your crew survived
debrief-intruder-all = Nobody got away from you
debrief-intruder-escaped = They got away from you
debrief-won = { $who } won
debrief-lived =
    { $n ->
        [one] { $who } lives, but nobody reached a goal
       *[other] { $who } live, but nobody reached a goal
    }
debrief-nobody = Nobody survived
debrief-crew-won = The crew made it
debrief-crew-missed = The crew missed its goals
debrief-crew-lost = Nobody in the crew survived

## The ship

debrief-ship-destroyed = The ship is destroyed.
debrief-ship-adrift = The ship drifts on, and nobody on board is alive.
debrief-ship-adrift-alone = The ship drifts on without you.
debrief-flew-earth = The ship reached Earth.
debrief-flew-mars = The ship reached Mars.
debrief-flew-venus = The ship flew to Venus.
debrief-flew-deep-space = The ship flew into Deep Space.

## People

debrief-unscanned =
    { $n ->
        [one] 1 contamination card, never scanned
       *[other] { $n } contamination cards, never scanned
    }
debrief-larva = a larva inside

## What objectives asked for

condition-signal-sent = Signal sent
condition-ship-reaches-earth = The ship reaches Earth
condition-ship-reaches-mars = The ship reaches Mars
condition-ship-destroyed = The ship is destroyed
condition-nest-destroyed = The Nest is destroyed
condition-queen-killed = The Queen is dead
condition-only-survivor = Nobody else survives
condition-another-survivor = Somebody else survives too
condition-finish-in-pod = Gone in an escape pod
condition-finish-in-pod-or-hibernation = Gone in an escape pod or hibernating
condition-carry-blue-corpse = Has the blue corpse along
condition-carry-egg = Has an egg along
condition-items-at-least-7 = At least 7 items
condition-all-rooms-explored = Every room explored
condition-weakness-carcass = Weakness from the carcass known
condition-weakness-egg = Weakness from the egg known
condition-weaknesses-at-least-2 = Two weaknesses known
condition-blue-corpse-in-surgery = The blue corpse is in the Surgery
condition-player-dead = Player { $n } is dead ({ $who })

## The match

debrief-first-encounter = First encounter: everybody keeps one objective.
debrief-first-encounter-alone = First encounter: you keep one objective.
debrief-first-encounter-crew = First encounter.

## Why

debrief-course-unknown = nobody lived to see where the ship went
debrief-with-the-ship = gone with the ship
debrief-eggs =
    { $n ->
        [0] it was still there
        [one] 1 egg was left
       *[other] { $n } eggs were left
    }
debrief-lived-too = alive: { $who }
debrief-nobody-else = nobody else lived
debrief-dead = died
debrief-asleep = in hibernation
debrief-in-pod = in an escape pod
debrief-count = { $n } of { $all }
