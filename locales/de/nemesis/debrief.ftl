### Nemesis: eine beendete Partie, offen erzählt.

## Die Überschrift

debrief-won-you = Du hast es geschafft
debrief-lived-you = Du lebst, aber dein Ziel hast du verfehlt
debrief-dead-you = Du hast nicht überlebt
debrief-crew-you = Deine Crew hat es geschafft
debrief-crew-you-dead = Du bist tot, aber deine Crew hat es geschafft
debrief-crew-missed-you = Deine Crew hat ihre Ziele verfehlt
debrief-crew-lost-you = Aus deiner Crew hat niemand überlebt
debrief-intruder-all = Dir ist niemand entkommen
debrief-intruder-escaped = Sie sind dir entkommen
debrief-won = Gewonnen: { $who }
debrief-lived =
    { $n ->
        [one] { $who } lebt, aber niemand hat sein Ziel erreicht
       *[other] { $who } leben, aber niemand hat sein Ziel erreicht
    }
debrief-nobody = Niemand hat überlebt
debrief-crew-won = Die Crew hat es geschafft
debrief-crew-missed = Die Crew hat ihre Ziele verfehlt
debrief-crew-lost = Aus der Crew hat niemand überlebt

## Das Schiff

debrief-ship-destroyed = Das Schiff ist zerstört.
debrief-ship-adrift = Das Schiff treibt weiter, und an Bord lebt niemand mehr.
debrief-ship-adrift-alone = Das Schiff treibt ohne dich weiter.
debrief-flew-earth = Das Schiff hat die Erde erreicht.
debrief-flew-mars = Das Schiff hat den Mars erreicht.
debrief-flew-venus = Das Schiff ist zur Venus geflogen.
debrief-flew-deep-space = Das Schiff ist ins Weltall geflogen.

## Menschen

debrief-unscanned =
    { $n ->
        [one] 1 Kontaminationskarte, nie gescannt
       *[other] { $n } Kontaminationskarten, nie gescannt
    }
debrief-larva = eine Larve im Körper

## Was Ziele verlangten

condition-signal-sent = Signal gesendet
condition-ship-reaches-earth = Das Schiff erreicht die Erde
condition-ship-reaches-mars = Das Schiff erreicht den Mars
condition-ship-destroyed = Das Schiff ist zerstört
condition-nest-destroyed = Das Nest ist zerstört
condition-queen-killed = Die Königin ist tot
condition-only-survivor = Sonst überlebt niemand
condition-another-survivor = Noch jemand überlebt
condition-finish-in-pod = In einer Rettungskapsel entkommen
condition-finish-in-pod-or-hibernation = In einer Rettungskapsel oder im Kälteschlaf
condition-carry-blue-corpse = Die blaue Leiche dabei
condition-carry-egg = Ein Xeno-Ei dabei
condition-items-at-least-7 = Mindestens 7 Gegenstände
condition-all-rooms-explored = Jeder Raum erforscht
condition-weakness-carcass = Schwäche aus dem Kadaver bekannt
condition-weakness-egg = Schwäche aus dem Xeno-Ei bekannt
condition-weaknesses-at-least-2 = Zwei Schwächen bekannt
condition-blue-corpse-in-surgery = Die blaue Leiche liegt in der Chirurgie
condition-player-dead = Spieler { $n } ist tot ({ $who })

## Die Partie

debrief-first-encounter = Erste Begegnung: Alle behalten ein Ziel.
debrief-first-encounter-alone = Erste Begegnung: Du behältst ein Ziel.
debrief-first-encounter-crew = Erste Begegnung.

## Warum

debrief-course-unknown = niemand hat erlebt, wohin das Schiff flog
debrief-with-the-ship = mit dem Schiff vernichtet
debrief-eggs =
    { $n ->
        [0] es war noch da
        [one] 1 Xeno-Ei war noch da
       *[other] { $n } Xeno-Eier waren noch da
    }
debrief-lived-too = am Leben: { $who }
debrief-nobody-else = sonst lebte niemand
debrief-dead = gestorben
debrief-asleep = im Kälteschlaf
debrief-in-pod = in einer Rettungskapsel
debrief-count = { $n } von { $all }
