### Was gefragt wird, in einem Satz. `$arg1` und so weiter sagen, worum es geht.

## Der Zug

prompt-act =
    Was tust du? { $arg1 ->
        [one] Noch 1 Aktion.
       *[other] Noch { $arg1 } Aktionen.
    }
prompt-pay =
    Kosten: Welche Karte legst du ab? { $arg1 ->
        [one] Noch 1.
       *[other] Noch { $arg1 }.
    }
prompt-discard-any = Welche Karten legst du ab? So viele du willst.
prompt-room-action = { $arg1 }: Wozu nutzt du den Raum?
prompt-interrupt =
    { $arg2_turn ->
        [yes] { $arg2 }: { $arg1 }
       *[no] { $arg2 } unterbricht: { $arg1 }
    }{ $arg3_count ->
        [0] { "" }
       *[other] {" "}({ $arg3 })
    }. Unterbrichst du?
prompt-consent = { $arg1 } will dich mitnehmen, { $arg2 }: { $arg3 }. Stimmst du zu?
prompt-consent-2 = { $arg1 } will dich behandeln: { $arg2 }. Stimmst du zu?
prompt-craft = Was stellst du her?
prompt-components = { $arg1 }: Welche zwei Bauteile?
prompt-quest-item = { $arg1 }: Welchen Gegenstand legst du dafür ab?
prompt-burn-item = Feuer braucht Brennstoff: Welchen Gegenstand verbrennst du?
prompt-intercom = Nutzt du die Gegensprechanlage, sodass auch alle an einem funktionierenden Computer ziehen?

## Wohin und wen

prompt-choose-room = Türen: um welchen Raum?
prompt-choose-room-1 = { $arg1 }: Welcher Raum?
prompt-choose-way =
    { $arg1_you ->
        [yes] Wohin gehst du?
       *[no] Wohin geht { $arg1 }?
    }
prompt-choose-entrance = Wartungskorridore: Wo steigst du aus?
prompt-careful-noise = Du gehst leise: Wo hinterlässt du ein Geräusch?
prompt-choose-tile = Welchen unerforschten Raum siehst du dir an?
prompt-choose-tile-1 =
    Welchen unerforschten Raum siehst du dir an? { $arg1 ->
        [one] Noch 1.
       *[other] Noch { $arg1 }.
    }
prompt-choose-door = Welche Tür?
prompt-work-doors = Türen { $arg1_in }: Welche öffnest oder schließt du?
prompt-take-door = Für { $arg1 } ist keine Tür mehr übrig: Woher nimmst du eine?
prompt-choose-character = Welcher Charakter?
prompt-who-slips-away = Wer macht sich davon?
prompt-slip-away = { $arg1 } gibt dir Feuerschutz: Wohin gehst du?
prompt-choose-objective-of = Wessen Ziel liest du?
prompt-choose-object = Welches Objekt analysierst du?
prompt-choose-destination = Wohin setzt du den Zielmarker?

## Kämpfen

prompt-choose-intruder = Welcher Xeno?
prompt-choose-target = Auf welchen Xeno schießt du?
prompt-choose-shot = Worauf schießt du?
prompt-throw-at = Wohin wirfst du?
prompt-which-eggs = Welche Eier { $arg1_in } zuerst?
prompt-check-first = Mehrere sind verletzt: Wer wird zuerst geprüft?
prompt-drive-away = Geflutet wird { $arg1_in }: Welcher Xeno flieht zuerst?
prompt-spend-ammo = Mit welcher Waffe feuerst du?
prompt-choose-weapon = Welche Waffe?
prompt-reroll-combat = Gewürfelt: { $arg1 }. Würfelst du neu?
prompt-burst = { $arg1 }: 1 Munition mehr für 1 Schaden mehr?
prompt-reroll-noise = { $arg1 }: Legst du eine Karte ab, um neu zu würfeln?
prompt-ignore-attack = Der Angriff trifft dich. Was tust du?
prompt-lose-card = Rauch: Welche Aktionskarte verlierst du?

## Gegenstände und Wunden

prompt-keep-item = Welchen Gegenstand behältst du?
prompt-choose-deck = Welchen Stapel durchsuchst du?
prompt-make-room = Deine Hände sind voll. Was lässt du fallen für: { $arg1 }?
prompt-drop-to-limit = So viel kannst du nicht halten. Was lässt du fallen?
prompt-choose-pair = Welche beiden klebst du zusammen?
prompt-dress-wound = Welche Wunde verbindest du?
prompt-heal-wound = Welche verbundene Wunde heilst du?
prompt-scan-hand = Scannst du die Kontaminationskarten auf deiner Hand?
prompt-choose-contamination = Welche Kontaminationskarte wirst du los?

## Tauschen

prompt-trade = Tausch: Schlägst du etwas vor?
prompt-offer =
    Was bietest du { $arg1 } an?{ $arg2_count ->
        [0] { "" }
       *[other] {" "}Bisher: { $arg2 }.
    }
prompt-answer-offer =
    { $arg1 } bietet dir an: { $arg2_count ->
        [0] nichts
       *[other] { $arg2 }
    }. Gehst du darauf ein?
prompt-agree =
    { $arg1 } gibt dafür: { $arg2_count ->
        [0] nichts
       *[other] { $arg2 }
    }. Einverstanden?

## Geheimes

prompt-draft = Spieler { $arg1 }: Wer willst du sein?
prompt-choose-character-1 = Spieler { $arg1 }: Wer willst du sein?
prompt-choose-objective = Welches deiner beiden Ziele behältst du?
prompt-engine-order = Triebwerk { $arg1 }: Vertauschst du die Plättchen?
prompt-next-event = Das nächste Ereignis: Wohin legst du es?

## Kapseln

prompt-choose-pod = Welche Rettungskapsel?
prompt-launch-or-wait = Du sitzt in Rettungskapsel { $arg1 }: starten oder warten?
prompt-on-pod = Du wartest in Rettungskapsel { $arg1 }. Was tust du?

## Die Xenos spielen

prompt-play-intruders = Du bist tot. Spielst du als Xeno weiter?
prompt-intruder-turn = Die Xenos: Welche Karte spielst du?
prompt-intruder-move = Welcher Xeno bewegt sich, und durch welchen Korridor?
prompt-intruder-attack = Welcher Xeno greift wen an?
prompt-choose-attack-card = Welchen Angriff führst du aus?
prompt-bury-attack-card = Welcher Angriff kommt als Nächstes unter den Stapel?
prompt-keep-intruder-cards = Du passt: Behältst du deine Hand?
prompt-pursuit = Wer macht eine Geräuschprobe?
prompt-planning = Welches Ereignis tritt ein?
prompt-self-healing = Welcher Xeno erholt sich?
