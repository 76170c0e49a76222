### A lesson that is played by a script.

tutorial-step = Step { $n } of { $of }
tutorial-progress = How far you are in the lesson
tutorial-next = Next
tutorial-previous = Back
tutorial-rule = The rule: { $id }
tutorial-watch = The others are playing. Watch the board; the list says what happened.
tutorial-scene = Look at what happens on the board. You can skip it.
tutorial-later = Later. Now: { $what }.
tutorial-play-on = Play on with the bots
app-group-now = Now
app-group-later = Later
app-fault-lesson = Later. The lesson shows what comes now, and nothing has changed.
