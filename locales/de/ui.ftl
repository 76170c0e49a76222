### Was der Bildschirm rund um das Spiel sagt.

## In Sätzen

ui-player = Spieler { $n }
ui-nobody = niemand
ui-unexplored = Raum { $n }
    .in = in Raum { $n }
    .into = in Raum { $n }
ui-corridor = { $a } – { $b }
ui-side-n = Nordkorridor
ui-side-s = Südkorridor
ui-side-w = Westkorridor
ui-side-e = Ostkorridor
ui-door-open = offen
ui-door-closed = geschlossen
ui-door-destroyed = zerstört
ui-locked = verriegelt
ui-unlocked = entriegelt
ui-pod = Rettungskapsel { $n } (Bereich { $section }, { $state })
ui-injured = { $figure } ({ $n } Schaden)

## Leisten, Besatzung und eigener Platz im Terminal

ui-round = Runde { $n }
ui-time =
    { $n ->
        [one] Sprung in 1 Runde
       *[other] Sprung in { $n } Runden
    }
ui-destination = Flugziel { $space }
ui-eggs =
    { $n ->
        [one] 1 Ei
       *[other] { $n } Eier
    }
ui-bag = { $n } Plättchen im Beutel
ui-self-destruct =
    { $n ->
        [one] Selbstzerstörung in 1 Runde
       *[other] Selbstzerstörung in { $n } Runden
    }
ui-pod-short = Kapsel { $n }{ $section } { $state }
ui-character = Besatzung
ui-undecided = noch nicht gewählt
ui-where = Wo
ui-cards = Karten
ui-wounds = Wunden
ui-carries = Trägt
ui-slime = Schleim
ui-signal = Signal gesendet
ui-larva = Larve
ui-passed = gepasst
ui-status-dead = tot
ui-status-hibernating = im Kälteschlaf
ui-status-escaped = entkommen
ui-on-pod = Kapsel { $n }
ui-hand = Hand
ui-inventory = Gepäck
ui-quests = Aufgaben
ui-objectives = Ziele
ui-goals = Ziele
ui-notes = Notizen
ui-note-engine = Triebwerk { $n } ist { $status }
ui-note-event = Nächstes Ereignis: { $card }

## Der Plan im Terminal

ui-room = Raum
ui-ways = Korridore
ui-who = Hier
ui-venting = LUFT
ui-colour-red = Ro
ui-colour-yellow = Ge
ui-colour-green = Gr
ui-colour-white = We
ui-colour-none = -
ui-network-main = T
ui-network-red = TR
ui-network-blue = TB
ui-letter-larva = L
ui-letter-creeper = K
ui-letter-adult = J
ui-letter-breeder = B
ui-letter-queen = Q
ui-legend-items = Gegenstände
ui-legend-fire = Feuer
ui-legend-malfunction = Fehlfunktion
ui-legend-computer = Computer
ui-legend-noise = Geräusch
ui-legend-closed = Tür zu
ui-legend-destroyed = Tür zerstört
ui-legend-egg = Ei
ui-legend-carcass = Kadaver
ui-legend-corpse = Leiche
ui-legend-colours = Ro Ge Gr We Raumfarbe
ui-legend-technical = T Wartungskorridore
ui-legend-intruders = L K J B Q Larve, Kriecher, Jäger, Brutbestie, Königin, mit Schaden

## Die Frage im Terminal

ui-group-basic = Basisaktionen
ui-group-cards = Karten
ui-group-items = Gegenstände
ui-group-room = Raum
ui-group-free = Kostenlos, jederzeit
ui-cost =
    { $n ->
        [0] kostenlos
        [one] 1 Karte
       *[other] { $n } Karten
    }
ui-cost-card =
    { $n ->
        [0] diese Karte
       *[other] diese Karte + { $n }
    }
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
