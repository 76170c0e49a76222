### Was das Terminal rund um das Spiel sagt.

## In Sätzen

ui-player = Spieler { $n }
ui-nobody = niemand

## Die Frage im Terminal

ui-hint = Eine Zahl antwortet. help zeigt, was du sonst eingeben kannst.
ui-no-such-number = Diese Nummer gibt es nicht: Wähle 1 bis { $n }.
ui-no-such-command = „{ $word }“ kenne ich nicht. Gib eine Zahl ein, oder help.
ui-no-info = Mehr gibt es dazu nicht zu sagen.
ui-nothing-refused = Gerade ist dir nichts verwehrt.
ui-no-rule = Keine Regel gefunden. Versuch es mit einer Klausel wie NEM-ENC-03, einem Abschnitt wie NEM-ENC oder einem Wort.
ui-more-rules = { $n } weitere. Ein Wort mehr grenzt die Suche ein.
ui-undo-nothing = Es gibt nichts zurückzunehmen.
ui-undo-chance = Das lässt sich nicht zurücknehmen: Seither hat der Zufall etwas entschieden.
ui-undo-revealed = Das lässt sich nicht zurücknehmen: Seither ist etwas Verborgenes gezeigt worden.
ui-saved = Gespeichert: { $path }
ui-not-saved = Nicht gespeichert unter { $path }: { $why }. Wähle einen anderen Ort: save <Datei>.
ui-not-loaded = Nicht geladen aus { $path }: { $why }. Diese Partie geht weiter.
ui-other-players = jene Partie hat { $n } Spieler, diese { $here }
ui-no-such-language = Wähle eine davon: { $languages }
ui-left-unsaved = Du bist gegangen, ohne zu speichern. Beim nächsten Mal: save.
ui-still-running =
    { $n ->
        [one] Die Partie läuft noch, nach 1 Antwort.
       *[other] Die Partie läuft noch, nach { $n } Antworten.
    }
ui-curtain = { $name }, du bist dran. Nur du solltest jetzt hinsehen. Drück Enter.
ui-end = Das Ende
ui-fate-won = gewonnen
ui-fate-survived = überlebt, aber nicht gewonnen
ui-fate-lost = verloren
ui-seed = Seed: { $seed }

ui-command-number = beantwortet die Frage
    .usage = 1, 2, 3 …
ui-command-info = sagt, was die Dinge einer Option tun
    .usage = info <Nummer>
ui-command-why = sagt, was du gerade nicht kannst, und warum
    .usage = why [Wort]
ui-command-rules = zeigt eine Regel: die hinter der Frage, nach ihrer Nummer oder einem Wort
    .usage = rules [Nummer oder Wort]
ui-command-log = zeigt, was geschehen ist, alles oder die letzten Zeilen
    .usage = log [Zeilen]
ui-command-board = zeigt den Tisch noch einmal
    .usage = board
ui-command-undo = nimmt deine letzte Antwort zurück, wenn seither nichts aufgedeckt wurde
    .usage = undo
ui-command-save = speichert die Partie
    .usage = save [Datei]
ui-command-load = macht mit einer gespeicherten Partie weiter
    .usage = load [Datei]
ui-command-lang = wechselt die Sprache: en oder de
    .usage = lang <Sprache>
ui-command-help = zeigt das hier
    .usage = help
ui-command-quit = verlässt die Partie
    .usage = quit

## Der Regelkatalog

ui-clause-ruling = Auslegung
ui-clause-source = Quelle
ui-clause-see = Siehe auch
ui-clause-untestable = Nicht prüfbar
ui-more-clauses = { $n } weitere (--limit 0)
