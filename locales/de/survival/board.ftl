### Spielplan und Platz in der Web-App.

board-text = Der Spielplan als Text
board-map = Karte: tippe, wohin du sehen willst
board-unexplored = Unerforscht
board-my-note = Meine Notiz: { $what }
board-room-colour = { $colour } Raum
board-colour-red = Roter
board-colour-yellow = Gelber
board-colour-green = Grüner
board-colour-white = Weißer
board-colour-none = Farbloser
board-computer = Computer
board-items = { $n ->
        [0] Hier ist nichts mehr zu finden
        [one] 1 Gegenstand zu finden
       *[other] { $n } Gegenstände zu finden
    }
board-fire = Feuer
    .text = Verbrennt alle hier am Ende ihres Zugs, und Xenos in der Ereignisphase.
board-malfunction = Fehlfunktion
    .text = Der Raum hat keine Aktion, sein Computer ist tot.
board-noise = Geräusch
    .text = Noch ein Geräusch hier bedeutet eine Begegnung.
board-door-open = Offen: keine Tür
board-door-closed = Geschlossene Tür
board-door-destroyed = Zerstörte Tür
board-corridor-numbers = Geräusch { $numbers }
board-network = { $place }
    .text = Geräusche in allen Einstiegen liegen hier.
board-injuries = { $n ->
        [one] 1 Verletzung
       *[other] { $n } Verletzungen
    }
board-you = du
board-you-tag = DU
board-turn = Am Zug
board-passed = Gepasst
board-first-player = Startspieler
board-status-active = Am Leben
board-status-dead = Tot
board-airlock = Wird entlüftet: Wer am Ende der Spielerphase hier ist, stirbt
board-eggs = { $n ->
        [one] 1 Ei
       *[other] { $n } Eier
    }
board-cost = { $n ->
        [0] kostenlos
        [one] 1 Karte
       *[other] { $n } Karten
    }
board-close = Schließen
board-bag = Im Beutel
board-nest = Nest
board-nest-destroyed = zerstört
board-token-on = Hier liegt noch ein verdecktes Erkundungsplättchen.
board-food = { $what }: Fressen für das, was hier ist
board-weaknesses = Schwächen
board-weakness-unknown = nicht untersucht
board-corner-more = Alles zeigen
board-corner-less = Weniger zeigen
seat-hand = Hand
seat-hand-empty = Keine Karten auf der Hand.
seat-deck = Stapel { $deck }, abgeworfen { $discard }
seat-when-any = jederzeit
seat-when-in-combat = im Kampf
seat-when-out-of-combat = nicht im Kampf
seat-when-reaction = Reaktion
seat-when-passive = immer
seat-contamination-hint = Bezahlt nichts
seat-cost = Kosten { $n }
seat-carried = Bei dir
seat-hand-free = Eine Hand frei
seat-hands-free = Beide Hände frei
seat-quests = Questgegenstände
seat-quest-room = Aktivieren in: { $room }
seat-quest-item = Aktivieren durch Abwerfen: { $item }
seat-quest-host = Aktivieren mit: { $item }
seat-ammo = Munition { $ammo } von { $capacity }
seat-attached = mit { $what }
seat-taped = zusammengeklebt
seat-condition = Zustand
seat-light = { $n ->
        [0] keine leichte Wunde
        [one] 1 leichte Wunde
       *[other] { $n } leichte Wunden
    }
seat-serious = { $n ->
        [0] keine schwere Wunde
        [one] 1 schwere Wunde
       *[other] { $n } schwere Wunden
    }
seat-dressed = verbunden
seat-slime = Schleim
seat-contamination = { $n ->
        [0] Keine Kontamination auf der Hand
       *[other] { $n } Kontamination auf der Hand
    }
seat-objectives = Deine Ziele
seat-objectives-hide = Verdecken
seat-objectives-hold = Zum Ansehen halten
seat-aims = Ziele
seat-aims-hold = Halten: Ziele
seat-objective-kept = behalten
seat-objective-other = zurückgelegt
seat-notebook = Notizbuch
seat-note-tile = { $slot }: { $room }
seat-note-token = { $slot }: { $token }
seat-note-objective = { $who }: { $objective }
seat-note-deck = { $deck }: { $cards }
seat-others = Die anderen
seat-legend = Wunden:
seat-legend-light = leicht
seat-legend-serious = schwer
seat-cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
seat-items = { $n ->
        [one] 1 Gegenstand
       *[other] { $n } Gegenstände
    }
seat-spectator = Du schaust zu.
seat-player = Spieler { $n }
seat-action-move = Bewegen
seat-action-careful = Vorsichtig bewegen
seat-action-shoot = Schießen
seat-action-melee = Nahkampf
seat-action-pick-up = Aufheben
seat-action-trade = Tauschen
seat-action-craft = Herstellen
seat-action-escape = Fliehen
seat-action-card = Karte spielen
seat-action-item = Gegenstand nutzen
seat-action-activate = Aktivieren
seat-action-pass = Passen
seat-laid-out = Ausgelegt
seat-deck-events = Ereignisstapel
seat-deck-attacks = Angriffsstapel
seat-deck-red = Rote Gegenstände
seat-deck-yellow = Gelbe Gegenstände
seat-deck-green = Grüne Gegenstände
seat-offers = Bietet an: { $what }
seat-draft-weapon = Beginnt mit: { $weapon }
seat-draft-quests = Questgegenstände: { $quests }

# Die Zeitleiste: was das Spiel beendet, in Runden.
rail-label = Runden übrig
rail-count = { $n } von { $most }
rail-round = Runde { $n }
