### The board and the seat of the web app.

board-text = The board as text
board-map = Map: tap where to look
board-unexplored = Unexplored
board-my-note = My note: { $what }
board-room-colour = { $colour } room
board-colour-red = Red
board-colour-yellow = Yellow
board-colour-green = Green
board-colour-white = White
board-colour-none = Colourless
board-computer = Computer
board-items = { $n ->
        [0] Nothing left to find
        [one] 1 item to find
       *[other] { $n } items to find
    }
board-fire = Fire
    .text = Burns everyone here at the end of their turn, and intruders in the event phase.
board-malfunction = Malfunction
    .text = The room has no action and its computer is dead.
board-noise = Noise
    .text = A second noise here means an encounter.
board-door-open = Open: no door
board-door-closed = Closed door
board-door-destroyed = Destroyed door
board-corridor-numbers = Noise { $numbers }
board-network = { $place }
    .text = Noise at any of its entrances lies here.
board-injuries = { $n ->
        [one] 1 injury
       *[other] { $n } injuries
    }
board-you = you
board-you-tag = YOU
board-turn = Taking a turn
board-passed = Passed
board-first-player = First player
board-status-active = Alive
board-status-dead = Dead
board-airlock = Venting: everyone inside dies at the end of the player phase
board-eggs = { $n ->
        [one] 1 egg
       *[other] { $n } eggs
    }
board-cost = { $n ->
        [0] free
        [one] 1 card
       *[other] { $n } cards
    }
board-close = Close
board-bag = In the bag
board-nest = Nest
board-nest-destroyed = destroyed
board-token-on = An exploration token still lies here, face down.
board-food = { $what }: food for what is here
board-weaknesses = Weaknesses
board-weakness-unknown = not studied
board-corner-more = Show everything
board-corner-less = Show less
seat-hand = Hand
seat-hand-empty = No cards in hand.
seat-deck = Deck { $deck }, discarded { $discard }
seat-when-any = any time
seat-when-in-combat = in combat
seat-when-out-of-combat = out of combat
seat-when-reaction = reaction
seat-when-passive = always
seat-contamination-hint = Can't pay for anything
seat-cost = Cost { $n }
seat-carried = Carried
seat-hand-free = One hand free
seat-hands-free = Both hands free
seat-quests = Quest items
seat-quest-room = Activate in: { $room }
seat-quest-item = Activate by discarding: { $item }
seat-quest-host = Activate with: { $item }
seat-ammo = Ammo { $ammo } of { $capacity }
seat-attached = with { $what }
seat-taped = taped together
seat-condition = Condition
seat-light = { $n ->
        [0] no light wound
        [one] 1 light wound
       *[other] { $n } light wounds
    }
seat-serious = { $n ->
        [0] no serious wound
        [one] 1 serious wound
       *[other] { $n } serious wounds
    }
seat-dressed = dressed
seat-slime = Slime
seat-contamination = { $n ->
        [0] No contamination cards in hand
        [one] 1 contamination card in hand
       *[other] { $n } contamination cards in hand
    }
seat-objectives = Your objectives
seat-objectives-hide = Cover
seat-objectives-hold = Hold to look
seat-aims = Objectives
seat-aims-hold = Hold: objectives
seat-objective-kept = kept
seat-objective-other = put back
seat-notebook = Notebook
seat-note-tile = { $slot }: { $room }
seat-note-token = { $slot }: { $token }
seat-note-objective = { $who }: { $objective }
seat-note-deck = { $deck }: { $cards }
seat-others = The others
seat-legend = Wounds:
seat-legend-light = light
seat-legend-serious = serious
seat-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
seat-items = { $n ->
        [one] 1 item
       *[other] { $n } items
    }
seat-spectator = You are watching.
seat-player = Player { $n }
seat-action-move = Move
seat-action-careful = Careful move
seat-action-shoot = Shoot
seat-action-melee = Melee
seat-action-pick-up = Pick up
seat-action-trade = Trade
seat-action-craft = Craft
seat-action-escape = Escape
seat-action-card = Play a card
seat-action-item = Use an item
seat-action-activate = Activate
seat-action-pass = Pass
seat-laid-out = Laid out
seat-deck-events = Event deck
seat-deck-attacks = Attack deck
seat-deck-red = Red items
seat-deck-yellow = Yellow items
seat-deck-green = Green items
seat-offers = Offers: { $what }
seat-draft-weapon = Starts with { $weapon }
seat-draft-quests = Quest items: { $quests }

# The rail: what ends the game, in rounds.
rail-label = Rounds left
rail-count = { $n } of { $most }
rail-round = Round { $n }
