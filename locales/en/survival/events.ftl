### What happened: the lines of the log. `$seat_you` is yes for the player who reads it.

## Setup and rounds

event-drafted =
    { $seat_you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $first } and { $second }.
event-character-chosen = Player { $number } is the { $character }.
event-round = Round { $round }
event-first-player =
    { $seat_you ->
        [yes] You are
       *[no] { $seat } is
    } the first player now.
event-turn =
    { $seat_you ->
        [yes] Your turn
       *[no] { $seat }'s turn
    }
event-passed =
    { $seat_you ->
        [yes] You pass
       *[no] { $seat } passes
    }.
event-burns =
    Fire { $slot_in }: { $seat_you ->
        [yes] you stand
       *[no] { $seat } stands
    } in the flames.

## Actions

event-action = { $seat }: { $action }
event-announced =
    { $seat_you ->
        [yes] You choose
       *[no] { $seat } chooses
    }: { $choice }
event-called-off =
    { $seat_you ->
        [yes] You call
       *[no] { $seat } calls
    } it off.
event-declined =
    { $seat_you ->
        [yes] You decline
       *[no] { $seat } declines
    }.
event-interrupted =
    { $seat_you ->
        [yes] You play
       *[no] { $seat } plays
    } { $card }.
event-cancelled =
    { $seat_you ->
        [yes] Your action
       *[no] { $seat }'s action
    } is cancelled.
event-reacted =
    { $seat_you ->
        [yes] You use
       *[no] { $seat } uses
    } { $what }.

## Cards

event-cards-drawn =
    { $seat_you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
event-card-drawn-secretly =
    { $seat_you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $card }.
event-card-discarded =
    { $seat_you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $card }.
event-deck-reshuffled =
    { $seat_you ->
        [yes] You reshuffle your
       *[no] { $seat } reshuffles the
    } discard pile into a new deck.

## Items

event-searched =
    { $seat_you ->
        [yes] You search
       *[no] { $seat } searches
    } { $slot_in }: { $colour } deck.
event-found =
    { $seat_you ->
        [yes] You find
       *[no] { $seat } finds
    } { $item }.
event-item-gained =
    { $seat_you ->
        [yes] You take
       *[no] { $seat } takes
    } an item ({ $colour }).
event-item-gained-secretly =
    { $seat_you ->
        [yes] You now have
       *[no] { $seat } now has
    }: { $item }
event-heavy-item-gained =
    { $seat_you ->
        [yes] You take
       *[no] { $seat } takes
    } { $item } in hand{ $ammo ->
        [0] .
       *[other] , loaded with { $ammo }.
    }
event-object-taken =
    { $seat_you ->
        [yes] You pick
       *[no] { $seat } picks
    } up: { $object }
event-object-dropped =
    { $seat_you ->
        [yes] You drop
       *[no] { $seat } drops
    } { $object } { $slot_in }.
event-item-dropped =
    { $seat_you ->
        [yes] You drop
       *[no] { $seat } drops
    } an item ({ $colour }).
event-item-dropped-secretly = Dropped: { $item }
event-lingers = You will be asked again before your turn ends.
event-heavy-item-dropped =
    { $seat_you ->
        [yes] You drop
       *[no] { $seat } drops
    } { $item }. It is lost.
event-item-lost =
    { $seat_you ->
        [yes] You have
       *[no] { $seat } has
    } no free hand: the item is lost.
event-item-used-up = Used up: { $item }
event-taped =
    { $seat_you ->
        [yes] You tape
       *[no] { $seat } tapes
    } { $first } and { $second } together.
event-attached =
    { $seat_you ->
        [yes] You attach
       *[no] { $seat } attaches
    } { $item } to { $host }.
event-crafted =
    { $seat_you ->
        [yes] You craft
       *[no] { $seat } crafts
    }: { $item }
event-quest-activated =
    { $seat_you ->
        [yes] You activate
       *[no] { $seat } activates
    } { $item }.
event-loaded = { $weapon } is loaded: { $ammo } ammo.
event-ammo-spent = { $weapon }: { $left } ammo left.
event-thrown = It bursts { $slot_in }.

## Trading

event-trade =
    { $seat_you ->
        [yes] You propose
       *[no] { $seat } proposes
    } a trade.
event-offered =
    { $seat_you ->
        [yes] You offer
       *[no] { $seat } offers
    } { $thing }.
event-traded =
    { $giver_you ->
        [yes] You hand
       *[no] { $giver } hands
    } { $receiver } { $things ->
        [one] 1 thing
       *[other] { $things } things
    }.
event-traded-openly = { $giver } to { $receiver }: { $thing }
event-received = { $giver } to { $receiver }: { $thing }
event-no-room-to-trade = { $seat } and { $partner } have too few free hands for that trade.

## Moving and exploring

event-moved =
    { $seat_you ->
        [yes] You go
       *[no] { $seat } goes
    } { $slot_into }.
event-escapes =
    { $seat_you ->
        [yes] You flee
       *[no] { $seat } flees
    } { $slot_into }.
event-room-explored =
    { $seat_you ->
        [yes] You find
       *[no] { $seat } finds
    } a new room: { $room }.
event-exploration-token = { $effect }. Items here: { $items }.
event-slimed =
    Slime covers { $seat_you ->
        [yes] you
       *[no] { $seat }
    }.
event-slime-gone =
    { $seat_you ->
        [yes] You get
       *[no] { $seat } gets
    } rid of the slime.

## Noise and encounters

event-noise-rolled =
    { $seat_you ->
        [yes] Your noise roll
       *[no] { $seat }'s noise roll
    } { $slot_in }: { $face }
event-noise-placed = Noise: { $place }
event-noise-discarded = The noise around this room is gone: { $slot }.
event-danger = Danger { $slot_in }.
event-encounter =
    Encounter: something finds { $seat_you ->
        [yes] you
       *[no] { $seat }
    } { $slot_in }.
event-token-drawn = From the bag: { $type }, surprise { $number }.
event-hands-compared =
    { $seat_you ->
        [yes] You hold
       *[no] { $seat } holds
    } { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } against a surprise of { $number }.
event-intruder-appeared = { $figure } appears { $slot_in }.
event-intruder-moved = { $figure } moves { $slot_into }.
event-intruder-stopped = { $figure } throws itself against the door: { $corridor }.
event-intruder-hid = { $figure } slips away: { $network }.
event-token-added = Into the bag: { $type }

## Attacks and combat

event-attack =
    { $figure } attacks { $seat_you ->
        [yes] you
       *[no] { $seat }
    }{ $surprise ->
        [yes] {" "}by surprise
       *[no] { "" }
    }.
event-attack-card =
    { $hits ->
        [yes] It hits
       *[no] It misses
    }: { $card }
event-attack-ignored =
    The attack leaves { $seat_you ->
        [yes] you
       *[no] { $seat }
    } unharmed.
event-shot =
    { $seat_you ->
        [yes] You shoot
       *[no] { $seat } shoots
    } at { $target } with { $weapon }.
event-melee =
    { $seat_you ->
        [yes] You fight
       *[no] { $seat } fights
    } { $target } hand to hand.
event-combat-rolled = Combat roll: { $face }
event-missed =
    { $seat_you ->
        [yes] You miss
       *[no] { $seat } misses
    }.
event-intruder-injured =
    { $figure } has { $injuries ->
        [one] 1 injury
       *[other] { $injuries } injuries
    }.
event-injury-check =
    Check for { $figure }: { $card }, { $blood ->
        [0] an arrow
       *[other] blood { $blood }
    }
event-intruder-survived = { $figure } survives.
event-intruder-killed = { $figure } dies { $slot_in }.
event-intruder-retreats = { $figure } retreats through corridor { $number }.
event-egg-destroyed = An egg { $slot_in } is destroyed.
event-nest-destroyed = The nest is destroyed.

## Wounds, contamination, death

event-light-wound =
    { $seat_you ->
        [yes] You suffer
       *[no] { $seat } suffers
    } a light wound ({ $light }).
event-serious-wound =
    { $seat_you ->
        [yes] You suffer
       *[no] { $seat } suffers
    } a serious wound: { $wound }.
event-wound-dressed =
    { $seat_you ->
        [yes] You dress
       *[no] { $seat } dresses
    } a wound: { $wound }.
event-wound-healed =
    { $seat_you ->
        [yes] Your wound
       *[no] { $seat }'s wound
    } heals: { $wound }.
event-light-healed =
    { $seat_you ->
        [yes] Your light wounds
       *[no] { $seat }'s light wounds
    } heal: { $light } left.
event-contaminated =
    { $seat_you ->
        [yes] You get
       *[no] { $seat } gets
    } a contamination card.
event-scanned =
    { $seat_you ->
        [yes] You scan your
       *[no] { $seat } scans
    } contamination cards.
event-scan-result = The scanner shows: infected { $infected }, clean { $clean }.
event-contamination-removed =
    { $seat_you ->
        [yes] You get rid of
       *[no] { $seat } gets rid of
    } { $cards ->
        [one] 1 contamination card
       *[other] { $cards } contamination cards
    }.
event-died =
    { $seat_you ->
        [yes] You die
       *[no] { $seat } dies
    } { $slot_in }: { $cause }.

## The ship

event-door-closed = A door closes: { $corridor }
event-door-opened = A door opens: { $corridor }
event-door-destroyed = A door is destroyed: { $corridor }
event-door-moved =
    No door is left: { $seat_you ->
        [yes] you take
       *[no] { $seat } takes
    } the one from { $old }.
event-fire-started = Fire { $slot_in }.
event-fire-out = The fire is out { $slot_in }.
event-malfunction-placed = Malfunction { $slot_in }.
event-malfunction-removed = Repaired: { $slot }
event-airlock-ready = The airlock is about to open { $slot_in }.
event-airlock-stopped = A door is open: the airlock { $slot_in } stays shut.
event-airlock-opens = The airlock opens { $slot_in }. The air is gone.
event-weakness-discovered =
    { $seat_you ->
        [yes] You analyse
       *[no] { $seat } analyses
    }: { $object }. Weakness: { $weakness }

## Looking

event-looked-at-tile =
    { $seat_you ->
        [yes] You look
       *[no] { $seat } looks
    } at an unexplored room: { $slot }.
event-saw-tile = Seen { $slot_in }: { $room }
event-saw-token = Exploration token { $slot_in }: { $token }
event-looked-at-event =
    { $seat_you ->
        [yes] You look
       *[no] { $seat } looks
    } at the next event.
event-saw-event = Seen: { $card }
event-event-put-back =
    The event card goes { $buried ->
        [yes] under the deck
       *[no] back on top
    }.
event-looked-at-objective =
    { $seat_you ->
        [yes] You read
       *[no] { $seat } reads
    } one of { $owner }'s objectives.
event-saw-objective = { $owner }'s objective: { $objective }

## The event phase

event-attack-step = The intruders attack.
event-fire-step = The fire burns.
event-event-card = Event: { $card }
event-bag-step = Something grows: a token is drawn from the bag.

## The end

event-game-ended = { $reason }
event-contamination-kills =
    { $seat_you ->
        [yes] You carry it inside you and die
       *[no] { $seat } carries it inside and dies
    }.
event-survives =
    { $seat_you ->
        [yes] You survive
       *[no] { $seat } survives
    }.
