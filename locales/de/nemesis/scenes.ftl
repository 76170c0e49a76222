### Szenen von Nemesis.

## Szenen

scene-queen = Die Königin
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
