### Was geschehen ist: die Zeilen des Protokolls. `$seat_you` ist yes für den, der es liest.

## Gegenstände

event-items-burnt = Das Feuer vernichtet Vorräte { $slot_in }.

## Geräusche und Begegnungen

event-intruder-vanished = { $figure } verschwindet { $slot_in }.
event-adults-withdraw = { $figure } zieht sich { $slot_in } zurück.
event-no-figure-left = Keine Figur mehr übrig: { $type }.
event-intruder-recovered = { $figure } erholt sich, noch { $injuries } Schaden.
event-transformed = { $creeper } wird zu { $breeder }.

## Angriffe und Kampf

event-infested =
    { $figure } kriecht in { $seat_you ->
        [yes] dich
       *[no] { $seat }
    } hinein.

## Wunden, Kontamination, Tod

event-larva-placed =
    In { $seat_you ->
        [yes] dir
       *[no] { $seat }
    } wächst eine Larve.
event-larva-removed =
    { $seat_you ->
        [yes] Du bist
       *[no] { $seat } ist
    } die Larve los.
event-revived =
    { $seat_you ->
        [yes] Du kommst
       *[no] { $seat } kommt
    } { $slot_in } wieder zu sich.

## Das Schiff

event-self-destruct-started = Die Selbstzerstörungssequenz läuft.
event-self-destruct-stopped = Die Selbstzerstörungssequenz ist gestoppt.
event-self-destruct-advanced =
    Selbstzerstörung in { $left ->
        [one] 1 Runde
       *[other] { $left } Runden
    }.
event-self-destruct-critical = Die Selbstzerstörung lässt sich nicht mehr stoppen. Alle Rettungskapseln werden entriegelt.
event-signal-sent =
    { $seat_you ->
        [yes] Du sendest
       *[no] { $seat } sendet
    } das Signal.
event-destination-set =
    { $seat_you ->
        [yes] Du stellst
       *[no] { $seat } stellt
    } das Flugziel auf { $space }.

## Ansehen

event-looked-at-coordinates =
    { $seat_you ->
        [yes] Du prüfst
       *[no] { $seat } prüft
    } die Koordinaten.
event-saw-coordinates = Die Koordinaten: { $card }
event-looked-at-engine =
    { $seat_you ->
        [yes] Du prüfst
       *[no] { $seat } prüft
    } Triebwerk { $engine }.
event-saw-engine = Triebwerk { $engine } ist { $status }.
event-engine-order =
    { $changed ->
        [yes] Die Plättchen von Triebwerk { $engine } tauschen die Plätze.
       *[no] Die Plättchen von Triebwerk { $engine } bleiben, wie sie sind.
    }

## Kapseln und Kälteschlaf

event-pod-turned =
    Rettungskapsel { $pod } ist { $locked ->
        [yes] verriegelt
       *[no] entriegelt
    }.
event-pod-boarded =
    { $seat_you ->
        [yes] Du steigst
       *[no] { $seat } steigt
    } in Rettungskapsel { $pod }.
event-pod-left =
    { $seat_you ->
        [yes] Du verlässt
       *[no] { $seat } verlässt
    } Rettungskapsel { $pod }.
event-thrown-out =
    Ein Xeno kommt: { $seat_you ->
        [yes] Du musst
       *[no] { $seat } muss
    } aus Rettungskapsel { $pod } heraus.
event-pod-launched = Rettungskapsel { $pod } startet.
event-escaped =
    { $seat_you ->
        [yes] Du hast
       *[no] { $seat } hat
    } das Schiff verlassen.
event-hibernation-open = Die Schlafkapseln öffnen sich.
event-hibernates =
    { $seat_you ->
        [yes] Du legst dich
       *[no] { $seat } legt sich
    } in den Kälteschlaf.

## Die Ereignisphase

event-time-advanced =
    { $time ->
        [one] Noch 1 Runde
       *[other] Noch { $time } Runden
    } bis zum Sprung.
event-egg-laid = Die Königin legt ein Ei: { $eggs } im Nest.
event-egg-hatched = Ein Ei platzt auf: noch { $eggs } im Nest.

## Wer die Xenos spielt

event-intruder-player =
    { $seat_you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } als Xeno weiter.
event-no-intruder-player =
    { $seat_you ->
        [yes] Du bleibst tot und siehst zu
       *[no] { $seat } bleibt tot und sieht zu
    }.
event-intruder-turn = Die Xenos sind am Zug
event-intruder-cards-drawn =
    Die Xenos ziehen { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
event-intruder-card-drawn = Gezogen: { $card }
event-intruder-card-played = Die Xenos spielen { $card }: { $way }.
event-intruder-card-discarded = Die Xenos legen ab: { $card }
event-attack-cards-drawn =
    Die Xenos sehen sich { $cards ->
        [one] 1 Angriffskarte
       *[other] { $cards } Angriffskarten
    } an.
event-saw-attack-card = Gesehen: { $card }
event-events-drawn =
    Die Xenos sehen sich { $cards ->
        [one] 1 Ereignis
       *[other] { $cards } Ereignisse
    } an.
event-event-discarded = Abgelegt: { $card }

## Das Ende

event-objective-chosen =
    { $seat_you ->
        [yes] Du hast dich
       *[no] { $seat } hat sich
    } für ein Ziel entschieden.
event-objective-kept =
    { $seat_you ->
        [yes] Dein Ziel
       *[no] Ziel von { $seat }
    }: { $objective }
event-ship-destroyed = Das Schiff ist zerstört.
event-lost-in-jump =
    { $seat_you ->
        [yes] Du bist beim Sprung wach und stirbst
       *[no] { $seat } ist beim Sprung wach und stirbt
    }.
event-lost-with-ship =
    { $seat_you ->
        [yes] Du stirbst
       *[no] { $seat } stirbt
    } mit dem Schiff.
event-engines-revealed = Triebwerke: 1 { $engine_1 }, 2 { $engine_2 }, 3 { $engine_3 }.
event-coordinates-revealed = Das Schiff fliegt hierhin: { $destination }
event-wrong-destination =
    { $seat_you ->
        [yes] Du wachst
       *[no] { $seat } wacht
    } nie wieder auf: falsches Flugziel.
event-final-scan =
    { $seat_you ->
        [yes] Dein letzter Scan
       *[no] Letzter Scan von { $seat }
    }: infiziert { $infected }, sauber { $clean }.
event-final-draw =
    { $seat_you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } 4 Karten: { $contamination } kontaminiert.
event-objective-revealed =
    { $seat_you ->
        [yes] Dein Ziel
       *[no] Ziel von { $seat }
    }, { $objective }: { $fulfilled ->
        [yes] erfüllt
       *[no] nicht erfüllt
    }.
event-goal-checked =
    { $objective }: { $fulfilled ->
        [yes] erfüllt
       *[no] nicht erfüllt
    }.
event-won =
    { $seat_you ->
        [yes] Du gewinnst
       *[no] { $seat } gewinnt
    }.
