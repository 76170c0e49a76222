### Szenen über dem Schiff: Begegnungen, Angriffe, die Ereignisphase, Tode; und das Ende einer Partie.

## Szenen

scene-discovery = Eine Schwäche
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
scene-noise-roll = Geräuschprobe
scene-combat-roll = Kampfwurf

## Das Ende

scene-lives = überlebt
scene-dies = stirbt daran
