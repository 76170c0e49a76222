### Szenen über dem Schiff: Begegnungen, Angriffe, die Ereignisphase, Tode; und das Ende einer Partie.

## Die Frage

app-hint = Tipp
app-not-now = Jetzt nicht
app-cost-dearer =
    { $n ->
        [one] 1 Karte, wegen einer Wunde teurer
       *[other] { $n } Karten, wegen einer Wunde teurer
    }
app-about-move = Laut. Ist dort niemand, würfelst du auf Geräusche.
app-about-escape = Du fliehst: Vorher greift dich jeder Xeno hier an.
app-about-careful = Leise. Statt zu würfeln wählst du den Korridor des Geräuschs.
app-about-shoot = 1 Munition, dann entscheidet der Kampfwürfel.
app-about-melee = 1 Kontaminationskarte, dann entscheidet der Kampfwürfel. Daneben heißt: eine schwere Wunde.
app-about-trade = Du handelst mit allen, die hier sind und wollen.
app-about-pass = Diese Runde kommst du nicht mehr dran.
app-about-drop = Was du trägst, bleibt zurück. Ein schwerer Gegenstand ist verloren.

## Szenen

scene-discovery = Eine Schwäche
scene-queen = Die Königin
scene-hand =
    { $n ->
        [0] keine Handkarte
        [one] 1 Handkarte
       *[other] { $n } Handkarten
    }
scene-number = Überraschung { $n }
scene-surprised = Zu wenig Karten: Es greift sofort an.
scene-not-surprised = Genug Karten: kein Überraschungsangriff.
scene-attack-card = Angriffskarte
scene-hits = trifft
scene-misses = verfehlt
scene-hits-with = Trifft beim Angriff von:
scene-event-card = Ereigniskarte
scene-moves-with = Bewegen sich durch Korridor { $n }:
scene-part-0 = Zeit
scene-part-1 = Angriffe
scene-part-2 = Feuer
scene-part-3 = Ereignis
scene-part-4 = Beutel
scene-time-left =
    { $n ->
        [0] Sprung
        [one] Runde bis zum Sprung
       *[other] Runden bis zum Sprung
    }
scene-next = Weiter
scene-of = { $n } von { $all }
scene-noise-roll = Geräuschprobe
scene-combat-roll = Kampfwurf

## Das Ende

app-act-goals = Ziele der Crew
scene-course = Hierhin fliegt das Schiff
scene-scanned = gescannt: { $infected } infiziert, { $clean } sauber
scene-nothing-to-scan = keine Kontaminationskarten
scene-drawn = · 4 Karten gezogen, { $n } kontaminiert
scene-lives = überlebt
scene-dies = stirbt daran
