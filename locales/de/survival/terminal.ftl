### Spielplan, Crew und Platz im Terminal.

## In Sätzen

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
ui-injured = { $figure } ({ $n } Schaden)

## Leisten, Besatzung und eigener Platz im Terminal

ui-round = Runde { $n }
ui-eggs =
    { $n ->
        [one] 1 Ei
       *[other] { $n } Eier
    }
ui-bag = { $n } Plättchen im Beutel
ui-character = Besatzung
ui-undecided = noch nicht gewählt
ui-where = Wo
ui-cards = Karten
ui-wounds = Wunden
ui-carries = Trägt
ui-slime = Schleim
ui-passed = gepasst
ui-status-dead = tot
ui-hand = Hand
ui-inventory = Gepäck
ui-quests = Aufgaben
ui-objectives = Ziele
ui-goals = Ziele
ui-notes = Notizen
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
