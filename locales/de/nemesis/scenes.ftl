### Szenen von Nemesis.

## Szenen

scene-queen = Die Königin
scene-launch = Eine Kapsel
scene-sleep = Kälteschlaf
scene-blast = Das Schiff
scene-last-fire = Das war der letzte Feuermarker. Noch ein Feuer, und das Schiff explodiert.
scene-last-malfunction = Das war der letzte Fehlfunktionsmarker. Noch eine, und die Hülle bricht.
scene-time-left =
    { $n ->
        [0] Sprung
        [one] Runde bis zum Sprung
       *[other] Runden bis zum Sprung
    }

## Das Ende

app-act-goals = Ziele der Crew
scene-course = Hierhin fliegt das Schiff
scene-scanned = gescannt: { $infected } infiziert, { $clean } sauber
scene-nothing-to-scan = keine Kontaminationskarten
scene-drawn = 4 Karten gezogen, { $n } kontaminiert
