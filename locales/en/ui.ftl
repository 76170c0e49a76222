### What the screen says around the game.

## Used in sentences

ui-player = Player { $n }
ui-nobody = nobody
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
ui-locked = locked
ui-unlocked = unlocked
ui-pod = Pod { $n } (section { $section }, { $state })
ui-injured =
    { $n ->
        [one] { $figure } (1 injury)
       *[other] { $figure } ({ $n } injuries)
    }

## Tracks, crew and seat in the terminal

ui-round = Round { $n }
ui-time =
    { $n ->
        [one] jump in 1 round
       *[other] jump in { $n } rounds
    }
ui-destination = destination { $space }
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
ui-self-destruct =
    { $n ->
        [one] self-destruct in 1 round
       *[other] self-destruct in { $n } rounds
    }
ui-pod-short = pod { $n }{ $section } { $state }
ui-character = Crew
ui-undecided = not chosen yet
ui-where = Where
ui-cards = Cards
ui-wounds = Wounds
ui-carries = Carries
ui-slime = slime
ui-signal = signal sent
ui-larva = larva
ui-passed = passed
ui-status-dead = dead
ui-status-hibernating = hibernating
ui-status-escaped = escaped
ui-on-pod = pod { $n }
ui-hand = Hand
ui-inventory = Items
ui-quests = Quests
ui-objectives = Objectives
ui-goals = Goals
ui-notes = Notes
ui-note-engine = Engine { $n } is { $status }
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
ui-network-main = T
ui-network-red = TR
ui-network-blue = TB
ui-letter-larva = L
ui-letter-creeper = C
ui-letter-adult = A
ui-letter-breeder = B
ui-letter-queen = Q
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
ui-legend-intruders = L C A B Q larva, creeper, adult, breeder, queen, with injuries

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
ui-hint = A number answers. help lists what else you can type.
ui-no-such-number = There is no option of that number: choose 1 to { $n }.
ui-no-such-command = I don't know "{ $word }". Type a number, or help.
ui-no-info = There is nothing more to say about it.
ui-nothing-refused = Nothing is refused to you now.
ui-no-rule = No rule found. Try a clause such as NEM-ENC-03, a section such as NEM-ENC, or a word.
ui-more-rules =
    { $n ->
        [one] 1 more. Add a word to narrow it down.
       *[other] { $n } more. Add a word to narrow it down.
    }
ui-undo-nothing = There is nothing to take back.
ui-undo-chance = It can't be taken back: chance has decided something since.
ui-undo-revealed = It can't be taken back: something hidden has been shown since.
ui-saved = Saved: { $path }
ui-not-saved = Not saved to { $path }: { $why }. Choose another place: save <file>.
ui-not-loaded = Not loaded from { $path }: { $why }. This match goes on.
ui-other-players = that match has { $n } players, this one { $here }
ui-no-such-language = Choose one of these: { $languages }
ui-left-unsaved = You left without saving. Next time: save.
ui-still-running =
    { $n ->
        [one] The match is still running, after 1 answer.
       *[other] The match is still running, after { $n } answers.
    }
ui-curtain = { $name }, it is your turn. Only you should look now. Press Enter.
ui-end = The end
ui-fate-won = won
ui-fate-survived = survived, but did not win
ui-fate-lost = lost
ui-seed = Seed: { $seed }

ui-command-number = answers the question
    .usage = 1, 2, 3 …
ui-command-info = says what the things of an option do
    .usage = info <number>
ui-command-why = says what you can't do now, and why
    .usage = why [word]
ui-command-rules = shows a rule: the one behind the question, by its id, or by a word
    .usage = rules [id or word]
ui-command-log = shows what happened, all of it or the last lines
    .usage = log [lines]
ui-command-board = draws the table again
    .usage = board
ui-command-undo = takes back your last answer, if nothing was revealed since
    .usage = undo
ui-command-save = saves the match
    .usage = save [file]
ui-command-load = goes on with a saved match
    .usage = load [file]
ui-command-lang = changes the language: en or de
    .usage = lang <language>
ui-command-help = shows this
    .usage = help
ui-command-quit = leaves the match
    .usage = quit

## The rule catalogue

ui-clause-ruling = Ruling
ui-clause-source = Source
ui-clause-see = See also
ui-clause-untestable = Not testable
ui-more-clauses = { $n } more (--limit 0)
