### What the terminal says around the game.

## Used in sentences

ui-player = Player { $n }
ui-nobody = nobody

## The question in the terminal

ui-hint = A number answers. help lists what else you can type.
ui-no-such-number = There is no option with that number: choose 1 to { $n }.
ui-no-such-command = I don't know "{ $word }". Type a number, or help.
ui-no-info = There is nothing more to say about it.
ui-nothing-refused = Nothing is ruled out for you right now.
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
ui-command-info = says what the things in an option do
    .usage = info <number>
ui-command-why = says what you can't do now, and why
    .usage = why [word]
ui-command-rules = shows a rule: the one behind the question, by its id, or by a word
    .usage = rules [id or word]
ui-command-log = shows what happened, all of it or the last lines
    .usage = log [lines]
ui-command-board = draws the table again
    .usage = board
ui-command-undo = takes back your last answer, if nothing has been revealed since
    .usage = undo
ui-command-save = saves the match
    .usage = save [file]
ui-command-load = continues a saved match
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
