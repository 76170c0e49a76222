### Die Seite, die `airlock report` macht.

lab-heading = { $title }: { $n } Partien
lab-heading-one = { $title }: eine Partie
lab-title-nemesis = Nemesis
lab-players = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
lab-partial = Noch nicht fertig: { $done } von { $games } Partien. Derselbe Befehl macht weiter, wo er aufgehört hat.
lab-note-intervals = Der dünne Strich auf jedem Balken ist sein 95-%-Bereich: Dort liegt die Wahrheit vermutlich. Kurzer Strich, sichere Zahl.
lab-note-scale = 0 bis { $high }
lab-nothing = Hier gibt es noch nichts zu sehen.
lab-few = Nichts zu vergleichen: Dafür braucht es auf jeder Seite mindestens { $least } Plätze, denen es verschieden erging.
lab-and-more = { $n } weitere
lab-n = { $count ->
    [one] 1 Platz
   *[other] { $n } Plätze
}

## In short

lab-short-matches = Partien
lab-short-survived = aller Plätze überleben
lab-short-won = aller Plätze gewinnen
lab-short-rounds = Runden im Schnitt
lab-short-lost = der Schiffe gehen verloren
lab-short-deaths = Tote pro Partie
lab-short-kills = getötete Xenos pro Partie

## How it ends

lab-ends = Wie Partien enden
lab-ends-why = Warum
lab-ends-rounds = In welcher Runde
lab-end-over = Es war vorbei

## Who survives, who wins

lab-who = Wer überlebt, wer gewinnt
lab-survived = Überlebt
lab-won = Gewonnen
lab-seats = Plätze
lab-by-bot = Bots
lab-by-bot-note = Wie stark gespielt wurde.
lab-by-character = Charaktere
lab-by-objective = Ziele
lab-by-objective-note = Das Ziel, das behalten wurde, auch von denen, die starben.
lab-by-goal = Gemeinsame Ziele
lab-by-goal-note = Alle Plätze der Partien, in denen dieses Ziel gezogen wurde.
lab-by-number = Spielernummern
lab-by-number-note = Nummer 1 beginnt die erste Runde.
lab-by-seat = Plätze am Tisch
lab-by-mode = Spielarten
lab-by-intruder = Der Xeno-Spieler
lab-by-intruder-note = Die Crew mit und ohne Tote, die als Xenos weiterspielen.
lab-intruder-yes = Jemand hat übernommen
lab-intruder-no = Niemand hat übernommen
lab-player = Nummer { $n }
lab-seat = Platz { $n }

## Deaths

lab-deaths = Wie sie sterben
lab-deaths-causes = Ursachen
lab-deaths-rounds = In welcher Runde
lab-deaths-alive = Wer nach jeder Runde noch lebt
lab-deaths-alive-note = Wer in einer Kapsel fort ist oder schläft, zählt als lebendig, bis das Ende etwas anderes sagt.
lab-nobody-died = Niemand ist gestorben.
lab-round = Runde { $n }

## The ship

lab-ship = Wo es geschieht
lab-ship-note = Pro Partie. Die Räume liegen jedes Mal woanders; deshalb zählt der Plan Plätze und die Liste darunter Räume.
lab-heat-visits = Besuche
lab-heat-fights = Kämpfe
lab-heat-deaths = Tote
lab-heat-place = { $place }: { $n } pro Partie
lab-place = Raum { $n }
lab-rooms = Raum für Raum
lab-rooms-room = Raum
lab-rooms-explored = Erkundet
lab-rooms-visits = Besuche
lab-rooms-used = Benutzt
lab-rooms-fights = Kämpfe
lab-rooms-deaths = Tote

## What goes with winning

lab-with = Was mit dem Sieg einhergeht
lab-with-note = Wie viel öfter Plätze gewannen, die es taten, als die anderen mit demselben Bot, in Prozentpunkten. Es geht mit dem Sieg einher, muss aber nicht der Grund sein: Wer länger lebt, tut mehr.
lab-with-won = Sieg
lab-with-survived = Überleben
lab-with-rooms = Benutzte Räume
lab-with-cards = Gespielte Karten
lab-with-cards-note = Verglichen mit Plätzen desselben Charakters.
lab-with-items = Gefundene Gegenstände
lab-with-reaction = { $name } (als Reaktion)
lab-with-clear = deutlich
lab-with-unclear = kann Zufall sein

## About

lab-about = Über diesen Lauf
lab-about-seed = Startwert
lab-about-bots = Bots
lab-about-rotate = , jede Partie einen Platz weiter
lab-about-version = Gemacht mit
lab-about-versions = airlock { $airlock }, Regeln { $rules }
lab-about-again = Noch einmal dasselbe
