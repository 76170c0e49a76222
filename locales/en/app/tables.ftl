### Making tables, sitting down, talking, coming back.

## New table

app-party = Who you play with
app-party-friends = With friends
app-party-friends-text = They join by a link. Seats that stay free go to bots.
app-party-bots = With bots
app-party-bots-text = You against the ship, and against three of them.
app-party-device = On one screen
app-party-device-text = You pass the device around. Nobody sees anybody else's cards.
app-seat-me-text = You play here, in this browser.
app-seat-invite-text = Gets a link of their own.
app-seat-local-text = Takes turns with you on this screen.
app-seat-program = A program
app-seat-program-text = Your own bot plays over the network. Its token is in the lobby.
app-bot-random-text = Does anything that the rules allow.
app-bot-easy-text = Means well and makes mistakes.
app-bot-normal-text = Plays its goal and looks after itself.
app-bot-hard-text = Thinks ahead before every decision.
app-bot-crew-text = Plays its goal and looks after itself.
app-bot-search = Strategist: very hard
app-bot-search-text = Plays many futures through in its head. Takes its time.
app-pace-about = Slower bots are easier to follow.
app-clock-about = For each decision. Whoever comes back takes over again.
app-hints = Hints
app-hints-about = Players who don't know what to do may ask a bot.
app-public-about = Anybody may find it under “Watch” and take a free seat.
app-spectators-about = Nobody who watches sees a hand or a goal.
app-webhook-about = For a chat channel: gets a short note when somebody who isn't looking has to decide.

## Lobby

app-invite = Invitation
app-only-here = This link works on this computer only. For others, start the server with --host 0.0.0.0 and open this page by the computer's address in your network.
app-lobby-clock = { $time } for each decision
app-change-seat = Change seat { $n }
app-change = Change
app-seat-kind = Who plays here
app-renew-invite = New link
app-invite-renewed = There is a new link. The old one no longer works.
app-free-this-seat = Free this seat
app-seat-freed = The seat is free again.
app-rename = Rename
app-your-name = Your name
app-save-name = Save
app-name-saved = Saved.
app-code-copied = Code copied.
app-copy-code = Copy the code
app-lobby-ready = Everybody is here.
app-lobby-missing = Not here at the moment: { $who }.
app-seat-lost = The host has freed your seat.
app-token = Token of the program
app-copy-token = Copy token
app-token-copied = Token copied.
app-new-token = New token
app-token-renewed = There is a new token. The old one no longer works.
app-token-text = Shown only now. The program sends it with every request; docs/api.md says how.
app-token-hidden = The token was shown once. If it is lost, make a new one.
app-device-seat = Plays on the host's screen

## Replays

app-share-replay = Share this moment
app-replay-copied = Link copied. It opens this moment, through the same eyes.

## At the table

app-bot-plays-for-you = A bot is playing for you.
app-bot-wanted-for = { $who } is away. Let a bot play on for them?
app-bot-wanted-for-you = The others think you are away and want a bot to play for you.
app-bot-waits = A bot can step in after { $time }. Any sign of life ends the vote.
app-bot-waits-for-votes = It steps in as soon as enough agree. Any sign of life ends the vote.
app-bot-keeps-your-say = Your say stays yours: what chance or a reveal has decided is taken back only if you agree, unless you leave the seat to the bot.
app-still-here = I am here
app-whisper-stand-in = I have asked for a bot to play for you while you are away.
app-undo-waiting = Still to agree: { $who }
app-undo-needs-replaced = A bot plays for { $who }, but can't agree for them: without their own consent this stays as it is.
app-fault-clock-decides = This table has a clock: a bot steps in when somebody's time has run out.
app-leave-to-bot = Let a bot play for me
app-watch-link = Copy the link for spectators
app-watch-link-copied = Link copied. Whoever opens it sees what everybody sees.
