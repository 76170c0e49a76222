### What the web app says around the game.

## Pages and places

app-pages = Pages
app-notices = Notices
app-close = Close
app-back = Back
app-back-home = To the start page
app-more = More
app-language = Language
app-new-table = New table
app-watch = Watch
app-watch-text = Look over the players' shoulders at tables that allow it.
app-replays = Replays
app-replays-text = Go through a finished match step by step, through anybody's eyes.
app-rules = Rules
app-settings = Settings
app-credits = Credits
app-join = Join
app-code = Table code or link
app-code-short = Code
app-looking = Looking …
app-try-again = Try again
app-missing = There is nothing here
app-missing-text = The link may be old or incomplete. Ask whoever sent it to you for a new one.
app-unnamed = Table without a name
app-table-of = { $who }'s table

## Home

app-home = What do you want to survive?
app-home-text = Alone, with friends, or with bots. Nothing to install.
app-first-game-link = Your first game: 15 minutes with a guide
app-own-boxes = Boxes I own
app-own-boxes-about = What you switch off is not shown here.
app-box-open = Set up a table
app-go-on = Go on
app-look-in = Look in
app-open-lobby = To the lobby
app-no-publisher = Not affiliated with any publisher. Icons: game-icons.net, CC BY 3.0.
app-my-tables = Your tables
app-first-game = Your first game
app-status-lobby = Waiting
app-status-playing = Under way
app-status-over = Over
app-people-and-bots =
    { $people ->
        [one] 1 person
       *[other] { $people } people
    }, { $bots ->
        [0] no bots
        [one] 1 bot
       *[other] { $bots } bots
    }
app-answers =
    { $n ->
        [one] 1 decision
       *[other] { $n } decisions
    }
app-continue = Continue
app-watch-this = Watch
app-see-end = See how it ended
app-other-rules = begun by older rules
app-list-old = This list may be out of date.
app-list-missing = The list didn't come.
app-nothing-to-watch = No table is open to the public right now. Open one yourself.
app-no-such-code = There is no table with the code { $code }. Check it with whoever gave it to you.

## New table

app-all-boxes = All boxes
app-for-beginners = For beginners
app-row-where = Where
app-row-against = Against
app-row-how = How
app-row-with = With
app-row-seats = Seats
app-row-more = More
app-setup-nothing = nothing added
app-setup-others = Also: { $others }.
app-setup-fold =
    { $n ->
        [one] { $names }: 1 more
       *[other] { $names }: { $n } more
    }
app-what-changes = What changes
app-new-rules =
    { $n ->
        [one] 1 minute of new rules
       *[other] { $n } minutes of new rules
    }
app-seats-of =
    { $most ->
        [1] This is for one player.
       *[other] This is for { $least } to { $most } players.
    }
app-one-person = One seat stays with a person.
app-seats-change = change seats here or in the lobby
app-line-me = you
app-line-invite =
    { $n ->
        [one] one friend
       *[other] { $n } friends
    }
app-line-local =
    { $n ->
        [one] one more on this device
       *[other] { $n } more on this device
    }
app-line-bot =
    { $n ->
        [one] one bot
       *[other] { $n } bots
    }
app-line-program =
    { $n ->
        [one] one program
       *[other] { $n } programs
    }
app-add-seat = Add a seat
app-seat-n = Seat { $n }
app-seat-me = Me
app-seat-invite = Somebody I invite
app-seat-local = Somebody on this device
app-seat-bot = Bot
app-bot-level = Bot for seat { $n }
app-bot-random = Drifter: acts at random
app-bot-easy = Cadet: easy
app-bot-normal = Officer: normal
app-bot-hard = Veteran: hard
app-bot-crew = Crewmate: plays along
app-name = Name
app-name-later = They choose their name
app-name-of-seat = Name for seat { $n }
app-remove-seat = Remove seat { $n }
app-option-only-with = Only with { $values } ({ $rule }).
app-option-brought = Comes with { $by } ({ $rule }).
app-table-options = Name, pace, clock, guests
app-table-name = Name of the table
app-pace = How fast bots play
app-pace-instant = Instantly
app-pace-brisk = Briskly
app-pace-calm = Calmly
app-clock = Time to decide; then a bot steps in
app-clock-0 = Unlimited
app-clock-60 = 1 minute
app-clock-180 = 3 minutes
app-clock-86400 = 1 day
app-public = List this table publicly
app-spectators = Let people watch; they see what everybody sees
app-webhook = Web address to call when it is somebody's turn (optional)
app-open-table = Open the table

## Lobby and joining

app-lobby = Lobby
app-lobby-text = Send each person their own link. A link opens one seat, once.
app-free-seat = Free seat
app-you = You
app-waiting-for-somebody = Waiting for somebody
app-here = here
app-away = away
app-copy-link = Copy link
app-link = Link
app-link-copied = Link copied. Send it to one person.
app-share = Share
app-qr-for = QR code for { $name }
app-start = Start
app-start-fills =
    { $n ->
        [one] A bot takes the free seat.
       *[other] Bots take the { $n } free seats.
    }
app-host-starts = The host starts the match.
app-watching-lobby = You are watching. The match has not begun.
app-invited = You are invited
app-take-seat = Take the seat
app-just-watch = Only watch
app-no-table = This table can't be opened

## At the table

app-my-seat = Your seat
app-side = Question and news
app-sheet = Question, hand and news
app-sheet-up = Show hand and news
app-question = Question
app-your-turn = Your turn
app-you-decide = You decide
app-wait = One moment
app-waiting-for = Waiting for { $who }
app-paused = Paused
app-over = The match is over.
app-at-any-time = Also possible
app-something-else = Back
app-marked = { $n } marked
app-confirm-marked =
    { $n ->
        [0] Mark what you choose
       *[other] Confirm { $n }
    }
app-open-rule = open rule
app-rule = Rule
app-rule-of = Rule { $id }
app-round-n = Round { $n }
app-clock-left = { $n } s left
app-reconnecting = Connection lost, reconnecting …
app-menu = Menu
app-undo = Take back
app-undo-ask = Ask to take back
app-undo-nothing = There is nothing to take back.
app-undo-not-yours = The last decision wasn't yours.
app-undo-chance = Chance has decided since. The others have to agree.
app-undo-revealed = Something hidden has been seen since. The others have to agree.
app-undo-over = The match is over.
app-undo-rules-changed = The rules have changed; first everybody has to agree to go on.
app-undo-asked = { $who } asks to take back the last decision.
app-undo-asked-others = The others are being asked.
app-changed = The rules have been corrected since this match began: the first { $kept } of { $recorded } decisions still mean the same.
app-changed-go-on = The match goes on after decision { $kept } once everybody agrees.
app-changed-agree = Go on from there
app-changed-waiting = Still to agree: { $who }
app-changed-over = The rest can't be shown any more. The save file still holds the whole match.
app-changed-rest = The rules have been corrected since: only the first { $kept } of { $recorded } decisions can be shown.
app-agree = Agree
app-refuse = Refuse
app-what-happened = What happened
app-crew = Crew
app-talk = Talk
app-while-away = While you were away
app-understood = Understood
app-skip = Skip
app-skip-hint = Tap or press Enter to continue
app-and-more = and { $n } more
app-stuck = There is nothing to show
app-stuck-text = This shouldn't happen. Look again; if nothing changes, report the match. The report contains nobody else's secrets.
app-look-again = Look again
app-report = Report this match
app-report-text = What is wrong?
app-reported = Reported. Thank you.

## Crew

app-vote-bot = Let a bot step in ({ $n } agreed)
app-hand-back = I am back

## Log and talk

app-log-filter = Show
app-log-all = All
app-log-main = In short
app-log-mine = Mine
app-log-danger = Danger
app-log-older = Earlier
app-log-empty = Nothing yet.
app-talk-unread = Talk: { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
app-said-chat = { $who }: { $text }
app-said-whisper = { $who } whispers: { $text }
app-said-claim = { $who } claims: { $text }
app-said-promise = { $who } promises: { $text }
app-said-request = { $who } asks: { $text }
app-talk-empty = Nobody has said anything.
app-speech = Kind
app-speech-chat = Chat
app-speech-whisper = Whisper
app-speech-claim = Claim
app-speech-promise = Promise
app-speech-request = Request
app-speech-to = To
app-speech-what = What
app-message = Message
app-send = Send
app-may-be-lies = May be a lie. Stays in the record.

## Same device

app-curtain-label = Pass the device on
app-curtain = Now { $name }
app-curtain-text = Everybody else looks away.
app-curtain-open = I am { $name }

## Menu and help

app-help = Help
app-help-card = What is different here
app-key-numbers = pick a verb, then a target
app-key-arrows = go through the options
app-key-enter = press the filled button
app-key-escape = back
app-key-undo = take back
app-key-log = what happened
app-key-talk = talk
app-key-crew = crew
app-key-help = this help
app-pause = Pause
app-resume = Resume
app-other-device = Play on another device
app-other-device-text = Open this link there; it works once. Your seat moves with it.
app-mute = Sound off
app-unmute = Sound on
app-auto = Answer for me when I have only one choice
app-leave = Leave the table

## The end

app-the-end = The end
app-end-you = You made it
app-end-nobody = Nobody made it
app-end-others = { $who } won
app-end-sum = { $lived } of { $all } lived, { $won } won.
app-act-ending = How it ended
app-fate-won = goal reached
app-fate-survived = goal missed
app-fate-lost = died
app-fate-lived = lives
app-died-in-round = Round { $n }: { $how }
app-goal-kept = kept
app-goal-dropped = given up
app-goal-undecided = never chosen
app-goal-met = reached
app-goal-missed = missed
app-goal-dead = not survived
app-goal-or = or
app-asked-met = met
app-asked-missed = not met
app-asked-unknown = unknown
app-said = Said aloud
app-verdict-true = true
app-verdict-lie = a lie
app-verdict-wrong = wrong, but not known better
app-verdict-kept = promise kept
app-verdict-broken = promise broken
app-verdict-open = nobody can tell
app-lies =
    { $n ->
        [one] lied once
        [2] lied twice
       *[other] lied { $n } times
    }
app-timeline = How it went
app-timeline-text = Choose a moment to see it in the replay.
app-debrief-missing = What everybody was after could not be loaded.
app-statistics = In numbers
app-seed = Seed: { $seed }
app-play-on-there = To the match that goes on
app-rematch = Play again
app-watch-replay = Replay
app-download = Save file

## Replay

app-replay = Replay
app-upload = Open a save file
app-my-replays = Your finished matches
app-eyes = Through the eyes of
app-eyes-open = nobody: everything is open
app-eyes-spectator = a spectator
app-step-back = One step back
app-step-on = One step forward
app-run = Play
app-stop = Stop
app-place = Position in the match

## Rules

app-search-rules = Search the rules
app-clauses =
    { $n ->
        [one] 1 rule
       *[other] { $n } rules
    }
app-no-rule-found = No rule has all of these words. Try fewer.
app-no-such-rule = There is no rule { $id }.
app-open-rules = Open in the rules
app-ruling = Ruling:
app-see-also = See also

## Settings

app-motion = Motion
app-motion-auto = Follow the device
app-motion-on = Full
app-motion-off = Reduced
app-moments = Encounters, deaths and events as scenes
app-moments-0 = Don't show
app-moments-0-5 = Short
app-moments-1 = Normal
app-moments-2 = Long
app-sound = Sound
app-sound-auto = On, except on phones
app-sound-on = On
app-sound-off = Off
app-volume = Volume
app-contrast = Contrast
app-contrast-usual = Normal
app-contrast-more = Stronger
app-confirm = Show a decision before it is sent
app-confirm-auto = Where it counts
app-confirm-on = Always
app-confirm-off = Never
app-notify = Tell me when it is my turn and I'm not looking
app-notify-refused = The browser doesn't allow notifications for this page. Allow them in its settings, then try again.

## Credits

app-credits-text = Airlock is an independent implementation of the rules of board games. It contains no publisher's artwork or texts.
app-credits-icons = Icons:
app-credits-fonts = Typefaces:
app-credits-made-with = Made with:

## Faults

app-fault-unknown = That didn't work. Try again; if it keeps happening, reload the page.
app-fault-offline = No connection to the server. Nothing was lost; try again in a moment.
app-fault-broken = The server gave an answer that makes no sense. Reload the page.
app-fault-stale = The table has moved on. Here is the current question.
app-fault-too-fast = Too many requests at once. Wait a few seconds.
app-fault-no-table = There is no such table. Check the link, or ask the host for a new one.
app-fault-no-seat = This browser has no seat at this table. Open your invitation or the link from your other device here.
app-fault-no-invite = This invitation has been used or is void. Ask the host for a new one.
app-fault-no-spectators = This table plays without spectators. Ask the host for an invitation.
app-fault-no-free-seat = No seat is free at this table any more.
app-fault-no-recovery = This link has already been used or is too old. Make a new one on the other device.
app-fault-no-replay = There is no such replay. Check the link, or open the save file again.
app-fault-bad-save = This isn't a save file of a match that can be played back here.
app-fault-not-host = Only the host of the table can do that.
app-fault-not-yours = This seat isn't yours. Use the browser that sits there.
app-fault-not-over = That is possible when the match is over; until then it would give away secrets.
app-fault-paused = The table is paused. Resume it first.
app-fault-other-rules = This server has other rules now, and the match can't go on by them. Make a new table.
app-fault-bad-name = Nobody can see this name. Use at least one letter, digit or sign.
app-fault-too-large = The server doesn't take so much at once. A save file has 4 MB at most.
app-fault-empty = There is nothing to see in what you say. Write something.
app-fault-bad-webhook = A webhook must be an address that begins with https:// or http://, without spaces or control characters, at a usual port.
app-fault-no-database = The server's database doesn't answer just now. Wait a moment, and look whether it counted.
app-fault-busy = Too much happens here at once. Try again in a moment.
app-fault-enough-today = That was enough for one day from this address. Go on tomorrow.
app-fault-503 = The server is busy. Try again in a moment.

## The question

app-hint = Hint
app-not-now-these = Not now: { $what }.
app-why = Why?

## Scenes

scene-next = Next
scene-of = { $n } of { $all }
