### What happened: the lines of the log. `$seat_you` is yes for the player who reads it.

## Items

event-items-burnt = The fire destroys supplies { $slot_in }.

## Noise and encounters

event-intruder-vanished = { $figure } vanishes { $slot_in }.
event-adults-withdraw = { $figure } withdraws { $slot_in }.
event-no-figure-left = No figure is left: { $type }.
event-intruder-recovered =
    { $figure } recovers, { $injuries ->
        [one] 1 injury left
       *[other] { $injuries } injuries left
    }.
event-transformed = { $creeper } becomes { $breeder }.

## Attacks and combat

event-infested =
    { $figure } crawls into { $seat_you ->
        [yes] you
       *[no] { $seat }
    }.

## Wounds, contamination, death

event-larva-placed =
    A larva grows inside { $seat_you ->
        [yes] you
       *[no] { $seat }
    }.
event-larva-removed =
    { $seat_you ->
        [yes] You get
       *[no] { $seat } gets
    } rid of the larva.
event-revived =
    { $seat_you ->
        [yes] You come
       *[no] { $seat } comes
    } back to life { $slot_in }.

## The ship

event-self-destruct-started = The self-destruct sequence is running.
event-self-destruct-stopped = The self-destruct sequence has stopped.
event-self-destruct-advanced =
    Self-destruct in { $left ->
        [one] 1 round
       *[other] { $left } rounds
    }.
event-self-destruct-critical = The self-destruct sequence can't be stopped any more. All pods unlock.
event-signal-sent =
    { $seat_you ->
        [yes] You send
       *[no] { $seat } sends
    } the signal.
event-destination-set =
    { $seat_you ->
        [yes] You set
       *[no] { $seat } sets
    } the destination to { $space }.

## Looking

event-looked-at-coordinates =
    { $seat_you ->
        [yes] You check
       *[no] { $seat } checks
    } the coordinates.
event-saw-coordinates = The coordinates: { $card }
event-looked-at-engine =
    { $seat_you ->
        [yes] You check
       *[no] { $seat } checks
    } engine { $engine }.
event-saw-engine = Engine { $engine } is { $status }.
event-engine-order =
    { $changed ->
        [yes] The tokens of engine { $engine } change places.
       *[no] The tokens of engine { $engine } stay as they are.
    }

## Pods and hibernation

event-pod-turned =
    Pod { $pod } is { $locked ->
        [yes] locked
       *[no] unlocked
    }.
event-pod-boarded =
    { $seat_you ->
        [yes] You climb
       *[no] { $seat } climbs
    } into pod { $pod }.
event-pod-left =
    { $seat_you ->
        [yes] You leave
       *[no] { $seat } leaves
    } pod { $pod }.
event-thrown-out =
    An intruder comes: { $seat_you ->
        [yes] you scramble
       *[no] { $seat } scrambles
    } out of pod { $pod }.
event-pod-launched = Pod { $pod } launches.
event-escaped =
    { $seat_you ->
        [yes] You have
       *[no] { $seat } has
    } left the ship.
event-hibernation-open = The hibernation chambers open.
event-hibernates =
    { $seat_you ->
        [yes] You go
       *[no] { $seat } goes
    } into hibernation.

## The event phase

event-time-advanced =
    { $time ->
        [one] 1 round
       *[other] { $time } rounds
    } until the jump.
event-egg-laid = The queen lays an egg: { $eggs } in the nest.
event-egg-hatched = An egg hatches: { $eggs } left in the nest.

## The intruder player

event-intruder-player =
    { $seat_you ->
        [yes] You play
       *[no] { $seat } plays
    } on as the intruders.
event-no-intruder-player =
    { $seat_you ->
        [yes] You stay dead and watch
       *[no] { $seat } stays dead and watches
    }.
event-intruder-turn = The intruders' turn
event-intruder-cards-drawn =
    The intruders draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
event-intruder-card-drawn = Drawn: { $card }
event-intruder-card-played = The intruders play { $card }: { $way }.
event-intruder-card-discarded = The intruders discard { $card }.
event-attack-cards-drawn =
    The intruders look at { $cards ->
        [one] 1 attack card
       *[other] { $cards } attack cards
    }.
event-saw-attack-card = Seen: { $card }
event-events-drawn =
    The intruders look at { $cards ->
        [one] 1 event
       *[other] { $cards } events
    }.
event-event-discarded = Discarded: { $card }

## The end

event-objective-chosen =
    { $seat_you ->
        [yes] You have
       *[no] { $seat } has
    } chosen an objective.
event-objective-kept =
    { $seat_you ->
        [yes] Your objective
       *[no] { $seat }'s objective
    }: { $objective }
event-ship-destroyed = The ship is destroyed.
event-lost-in-jump =
    { $seat_you ->
        [yes] You are awake during the jump and die
       *[no] { $seat } is awake during the jump and dies
    }.
event-lost-with-ship =
    { $seat_you ->
        [yes] You die
       *[no] { $seat } dies
    } with the ship.
event-engines-revealed = Engines: 1 { $engine_1 }, 2 { $engine_2 }, 3 { $engine_3 }.
event-coordinates-revealed = The ship flies to: { $destination }
event-wrong-destination =
    { $seat_you ->
        [yes] You never wake
       *[no] { $seat } never wakes
    } up: wrong destination.
event-final-scan =
    { $seat_you ->
        [yes] Your last scan
       *[no] { $seat }'s last scan
    }: infected { $infected }, clean { $clean }.
event-final-draw =
    { $seat_you ->
        [yes] You draw
       *[no] { $seat } draws
    } 4 cards: { $contamination } contaminated.
event-objective-revealed =
    { $seat_you ->
        [yes] Your objective
       *[no] { $seat }'s objective
    }, { $objective }: { $fulfilled ->
        [yes] fulfilled
       *[no] not fulfilled
    }.
event-goal-checked =
    { $objective }: { $fulfilled ->
        [yes] fulfilled
       *[no] not fulfilled
    }.
event-won =
    { $seat_you ->
        [yes] You win
       *[no] { $seat } wins
    }.
