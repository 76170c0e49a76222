### Eine Lektion, die nach einem Drehbuch gespielt wird.

tutorial-step = Schritt { $n } von { $of }
tutorial-progress = Wie weit du in der Lektion bist
tutorial-next = Weiter
tutorial-previous = Zurück
tutorial-rule = Die Regel: { $id }
tutorial-watch = Die anderen spielen. Schau aufs Brett; was geschah, steht in der Liste.
tutorial-scene = Sieh dir an, was auf dem Brett geschieht. Du darfst es überspringen.
tutorial-later = Später. Jetzt: { $what }.
tutorial-play-on = Mit den Bots weiterspielen
app-group-now = Jetzt
app-group-later = Später
app-fault-lesson = Später. Die Lektion zeigt, was jetzt kommt; es hat sich nichts geändert.
