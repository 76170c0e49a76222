### Was geschehen ist: die Zeilen des Protokolls. `$seat_you` ist yes für den, der es liest.

## Aufbau und Runden

event-drafted =
    { $seat_you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $first } und { $second }.
event-character-chosen = Spieler { $number } ist: { $character }.
event-round = Runde { $round }
event-first-player =
    { $seat_you ->
        [yes] Du bist
       *[no] { $seat } ist
    } jetzt Startspieler.
event-turn =
    { $seat_you ->
        [yes] Du bist am Zug
       *[no] Am Zug: { $seat }
    }
event-passed =
    { $seat_you ->
        [yes] Du passt
       *[no] { $seat } passt
    }.
event-burns =
    Feuer { $slot_in }: { $seat_you ->
        [yes] Du stehst
       *[no] { $seat } steht
    } in den Flammen.

## Aktionen

event-action = { $seat }: { $action }
event-announced =
    { $seat_you ->
        [yes] Du wählst
       *[no] { $seat } wählt
    }: { $choice }
event-called-off =
    { $seat_you ->
        [yes] Du brichst
       *[no] { $seat } bricht
    } ab.
event-declined =
    { $seat_you ->
        [yes] Du lehnst
       *[no] { $seat } lehnt
    } ab.
event-interrupted =
    { $seat_you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } { $card }.
event-cancelled =
    Aufgehoben: { $seat_you ->
        [yes] deine Aktion
       *[no] die Aktion von { $seat }
    }.
event-reacted =
    { $seat_you ->
        [yes] Du setzt { $what } ein
       *[no] { $seat } setzt { $what } ein
    }.

## Karten

event-cards-drawn =
    { $seat_you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
event-card-drawn-secretly =
    { $seat_you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $card }.
event-card-discarded =
    { $seat_you ->
        [yes] Du legst { $card } ab
       *[no] { $seat } legt { $card } ab
    }.
event-deck-reshuffled =
    { $seat_you ->
        [yes] Du mischst
       *[no] { $seat } mischt
    } den Ablagestapel zu einem neuen Deck.

## Gegenstände

event-searched =
    { $seat_you ->
        [yes] Du suchst
       *[no] { $seat } sucht
    } { $slot_in }: Stapel { $colour }.
event-found =
    { $seat_you ->
        [yes] Du findest
       *[no] { $seat } findet
    } { $item }.
event-item-gained =
    { $seat_you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } einen Gegenstand ({ $colour }).
event-item-gained-secretly =
    { $seat_you ->
        [yes] Du hast
       *[no] { $seat } hat
    } jetzt: { $item }
event-heavy-item-gained =
    { $seat_you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $item } in die Hand{ $ammo ->
        [0] .
       *[other] , Munition { $ammo }.
    }
event-object-taken =
    { $seat_you ->
        [yes] Du hebst
       *[no] { $seat } hebt
    } auf: { $object }
event-object-dropped =
    { $seat_you ->
        [yes] Du lässt
       *[no] { $seat } lässt
    } { $slot_in } fallen: { $object }
event-item-dropped =
    { $seat_you ->
        [yes] Du lässt
       *[no] { $seat } lässt
    } einen Gegenstand fallen ({ $colour }).
event-item-dropped-secretly = Fallen gelassen: { $item }
event-lingers = Du wirst vor dem Ende deines Zuges noch einmal gefragt.
event-heavy-item-dropped =
    { $seat_you ->
        [yes] Du lässt
       *[no] { $seat } lässt
    } { $item } fallen. Das Stück ist verloren.
event-item-lost =
    { $seat_you ->
        [yes] Du hast
       *[no] { $seat } hat
    } keine Hand frei: Der Gegenstand ist verloren.
event-item-used-up = Verbraucht: { $item }
event-taped =
    { $seat_you ->
        [yes] Du klebst
       *[no] { $seat } klebt
    } zusammen: { $first } und { $second }
event-attached =
    { $seat_you ->
        [yes] Du bringst
       *[no] { $seat } bringt
    } an: { $item } ({ $host })
event-crafted =
    { $seat_you ->
        [yes] Du stellst
       *[no] { $seat } stellt
    } her: { $item }
event-quest-activated =
    { $seat_you ->
        [yes] Du aktivierst
       *[no] { $seat } aktiviert
    } { $item }.
event-loaded = { $weapon } ist geladen: { $ammo } Munition.
event-ammo-spent = { $weapon }: noch { $left } Munition.
event-thrown = Es zerplatzt { $slot_in }.

## Tauschen

event-trade =
    { $seat_you ->
        [yes] Du schlägst
       *[no] { $seat } schlägt
    } einen Tausch vor.
event-offered =
    { $seat_you ->
        [yes] Du bietest
       *[no] { $seat } bietet
    } an: { $thing }
event-traded =
    { $giver_you ->
        [yes] Du gibst
       *[no] { $giver } gibt
    } { $receiver } { $things ->
        [one] 1 Ding
       *[other] { $things } Dinge
    }.
event-traded-openly = { $giver } an { $receiver }: { $thing }
event-received = { $giver } an { $receiver }: { $thing }
event-no-room-to-trade = { $seat } und { $partner } haben für diesen Tausch zu wenige Hände frei.

## Bewegen und Erkunden

event-moved =
    { $seat_you ->
        [yes] Du gehst
       *[no] { $seat } geht
    } { $slot_into }.
event-escapes =
    { $seat_you ->
        [yes] Du fliehst
       *[no] { $seat } flieht
    } { $slot_into }.
event-room-explored =
    { $seat_you ->
        [yes] Du entdeckst
       *[no] { $seat } entdeckt
    } einen neuen Raum: { $room }.
event-exploration-token = { $effect }. Gegenstände hier: { $items }.
event-slimed =
    Schleim bedeckt { $seat_you ->
        [yes] dich
       *[no] { $seat }
    }.
event-slime-gone =
    { $seat_you ->
        [yes] Du bist
       *[no] { $seat } ist
    } den Schleim los.

## Geräusche und Begegnungen

event-noise-rolled =
    { $seat_you ->
        [yes] Deine Geräuschprobe
       *[no] Geräuschprobe von { $seat }
    } { $slot_in }: { $face }
event-noise-placed = Geräusch: { $place }
event-noise-discarded = Die Geräuschmarker um den Raum sind weg: { $slot }.
event-danger = Gefahr { $slot_in }.
event-encounter =
    Begegnung: Etwas findet { $seat_you ->
        [yes] dich
       *[no] { $seat }
    } { $slot_in }.
event-token-drawn = Aus dem Beutel: { $type }, Überraschung { $number }.
event-hands-compared =
    { $seat_you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand, die Überraschung zählt { $number }.
event-intruder-appeared = { $figure } taucht { $slot_in } auf.
event-intruder-moved = { $figure } bewegt sich { $slot_into }.
event-intruder-stopped = { $figure } wirft sich gegen die Tür: { $corridor }.
event-intruder-hid = { $figure } verschwindet: { $network }.
event-token-added = In den Beutel: { $type }

## Angriffe und Kampf

event-attack =
    { $figure } greift { $seat_you ->
        [yes] dich
       *[no] { $seat }
    }{ $surprise ->
        [yes] {" "}überraschend
       *[no] { "" }
    } an.
event-attack-card =
    { $hits ->
        [yes] Treffer
       *[no] Daneben
    }: { $card }
event-attack-ignored =
    Der Angriff lässt { $seat_you ->
        [yes] dich
       *[no] { $seat }
    } unversehrt.
event-shot =
    { $seat_you ->
        [yes] Du schießt
       *[no] { $seat } schießt
    } auf { $target } ({ $weapon }).
event-melee =
    { $seat_you ->
        [yes] Du gehst
       *[no] { $seat } geht
    } auf { $target } los, mit bloßen Händen.
event-combat-rolled = Kampfwurf: { $face }
event-missed =
    { $seat_you ->
        [yes] Du triffst
       *[no] { $seat } trifft
    } nicht.
event-intruder-injured = { $figure } hat { $injuries } Schaden.
event-injury-check =
    Prüfung für { $figure }: { $card }, { $blood ->
        [0] ein Pfeil
       *[other] Blut { $blood }
    }
event-intruder-survived = { $figure } überlebt.
event-intruder-killed = { $figure } stirbt { $slot_in }.
event-intruder-retreats = { $figure } zieht sich durch Korridor { $number } zurück.
event-egg-destroyed = Ein Xeno-Ei { $slot_in } ist zerstört.
event-nest-destroyed = Das Nest ist zerstört.

## Wunden, Kontamination, Tod

event-light-wound =
    { $seat_you ->
        [yes] Du erleidest
       *[no] { $seat } erleidet
    } eine leichte Wunde ({ $light }).
event-serious-wound =
    { $seat_you ->
        [yes] Du erleidest
       *[no] { $seat } erleidet
    } eine schwere Wunde: { $wound }.
event-wound-dressed =
    { $seat_you ->
        [yes] Du verbindest
       *[no] { $seat } verbindet
    } eine Wunde: { $wound }.
event-wound-healed =
    { $seat_you ->
        [yes] Deine Wunde
       *[no] Eine Wunde von { $seat }
    } verheilt: { $wound }.
event-light-healed =
    { $seat_you ->
        [yes] Deine leichten Wunden
       *[no] Leichte Wunden von { $seat }
    } verheilen: noch { $light }.
event-contaminated =
    { $seat_you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } eine Kontaminationskarte.
event-scanned =
    { $seat_you ->
        [yes] Du scannst deine
       *[no] { $seat } scannt
    } Kontaminationskarten.
event-scan-result = Der Scanner zeigt: infiziert { $infected }, sauber { $clean }.
event-contamination-removed =
    { $seat_you ->
        [yes] Du bist
       *[no] { $seat } ist
    } { $cards ->
        [one] 1 Kontaminationskarte
       *[other] { $cards } Kontaminationskarten
    } los.
event-died =
    { $seat_you ->
        [yes] Du stirbst
       *[no] { $seat } stirbt
    } { $slot_in }: { $cause }.

## Das Schiff

event-door-closed = Eine Tür schließt sich: { $corridor }
event-door-opened = Eine Tür öffnet sich: { $corridor }
event-door-destroyed = Eine Tür ist zerstört: { $corridor }
event-door-moved =
    Keine Tür mehr übrig: { $seat_you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } die von { $old }.
event-fire-started = Feuer { $slot_in }.
event-fire-out = Das Feuer { $slot_in } ist aus.
event-malfunction-placed = Fehlfunktion { $slot_in }.
event-malfunction-removed = Repariert: { $slot }
event-airlock-ready = Die Luftschleuse { $slot_in } wird gleich geöffnet.
event-airlock-stopped = Eine Tür ist offen: Die Luftschleuse { $slot_in } bleibt zu.
event-airlock-opens = Die Luftschleuse { $slot_in } öffnet sich. Die Luft ist weg.
event-weakness-discovered =
    { $seat_you ->
        [yes] Du analysierst
       *[no] { $seat } analysiert
    }: { $object }. Xeno-Schwäche: { $weakness }

## Ansehen

event-looked-at-tile =
    { $seat_you ->
        [yes] Du siehst dir
       *[no] { $seat } sieht sich
    } einen unerforschten Raum an: { $slot }.
event-saw-tile = Gesehen { $slot_in }: { $room }
event-saw-token = Erkundungsplättchen { $slot_in }: { $token }
event-looked-at-event =
    { $seat_you ->
        [yes] Du siehst dir
       *[no] { $seat } sieht sich
    } das nächste Ereignis an.
event-saw-event = Gesehen: { $card }
event-event-put-back =
    Die Ereigniskarte kommt { $buried ->
        [yes] unter den Stapel
       *[no] wieder nach oben
    }.
event-looked-at-objective =
    { $seat_you ->
        [yes] Du liest
       *[no] { $seat } liest
    } ein Ziel von { $owner }.
event-saw-objective = Ziel von { $owner }: { $objective }

## Die Ereignisphase

event-attack-step = Die Xenos greifen an.
event-fire-step = Das Feuer brennt.
event-event-card = Ereignis: { $card }
event-bag-step = Xeno-Ausbreitung: Ein Plättchen kommt aus dem Beutel.

## Das Ende

event-game-ended = { $reason }
event-contamination-kills =
    { $seat_you ->
        [yes] Du trägst es in dir und stirbst
       *[no] { $seat } trägt es in sich und stirbt
    }.
event-survives =
    { $seat_you ->
        [yes] Du überlebst
       *[no] { $seat } überlebt
    }.
