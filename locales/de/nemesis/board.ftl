### Das Schiff und seine Leisten in der Web-App.

board-label = Das Schiff. Tab springt von Ziel zu Ziel, Pfeiltasten von Ort zu Ort, Plus und Minus zoomen, Pos1 zeigt das ganze Schiff.
board-fit = Ganzes Schiff zeigen
board-in-pod = In einer Rettungskapsel
board-status-hibernating = Im Kälteschlaf
board-status-escaped = Entkommen
board-pod = Rettungskapsel { $n }, Sektion { $section }
board-pod-locked = Verriegelt
board-pod-unlocked = Entriegelt
board-pod-launched = Gestartet
board-pod-seats = { $n } von 2 Plätzen besetzt
board-time = Zeit bis zum Sprung
    .text = Erreicht der Marker das Ende, springt das Schiff. Ab den blauen Feldern sind die Schlafkapseln offen.
board-time-left = Noch { $n } von 15; auf blauen Feldern sind die Schlafkapseln offen
board-self-destruct = Selbstzerstörung
    .text = Im Generator gestartet: Am Totenkopf explodiert das Schiff, wenn es niemand rechtzeitig stoppt.
board-self-destruct-off = läuft nicht
board-self-destruct-left = noch { $n } Schritte
board-self-destruct-critical = Nicht mehr aufzuhalten
board-destination = Ziel
    .text = Wohin das Schiff springt. Die Koordinatenkarte sagt, welcher Planet hinter welchem Buchstaben steht.
board-course = Kurs { $space }
board-course-known = Kurs { $space }: { $planet }
board-destination-at = Steht auf { $space }
board-coordinates-known = Du kennst die Koordinaten: { $what }
board-coordinates-secret = Die Koordinaten sind geheim
board-engines = Triebwerke
board-engine = Triebwerk { $n }
board-engine-unknown = unbekannt
board-looked = Angesehen von { $who }
board-queen-killed = Die Königin ist tot
board-weakness-where = Untersuche eins davon im Labor.
seat-signal = Signal gesendet
seat-larva = Larve
seat-note-engine = Triebwerk { $n }: { $status }
seat-note-coordinates = Koordinaten: { $what }
seat-intruder-hand = Karten der Xenos

# Die Zeitleiste: was das Spiel beendet, in Runden.
rail-jump = Sprung
rail-jump-until = bis zum Sprung
rail-jump-short = Sprung
rail-blast = Explosion
rail-blast-until = bis zur Explosion
rail-blast-short = Explosion
rail-blast-note = ab { $n } hält es niemand mehr auf
rail-blast-fixed = niemand hält es mehr auf
rail-sleep = Kälteschlaf ab { $n }
rail-sleep-now = Kälteschlaf ist offen
rail-fire = { $n } von { $most } Feuern. Müsste noch eines mehr brennen, explodiert das Schiff.
rail-malfunction = { $n ->
        [one] 1 von { $most } Fehlfunktionen
       *[other] { $n } von { $most } Fehlfunktionen
    }. Käme noch eine mehr dazu, bricht das Schiff auseinander.
