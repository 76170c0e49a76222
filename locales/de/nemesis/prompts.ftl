### Was gefragt wird, in einem Satz. `$arg1` und so weiter sagen, worum es geht.

## Der Zug

prompt-craft = Was stellst du her?
prompt-burn-item = Feuer braucht Brennstoff: Welchen Gegenstand verbrennst du?
prompt-include = Gegensprechanlage: Wer soll es noch hören?

## Wohin und wen

prompt-choose-way =
    { $arg1_you ->
        [yes] Wohin gehst du?
       *[no] Wohin geht { $arg1 }?
    }
prompt-choose-entrance = Wartungskorridore: Wo steigst du aus?
prompt-choose-tile = Welchen unerforschten Raum siehst du dir an?
prompt-choose-tile-1 =
    Welchen unerforschten Raum siehst du dir an? { $arg1 ->
        [one] Noch 1.
       *[other] Noch { $arg1 }.
    }
prompt-choose-door = Welche Tür?
prompt-who-slips-away = Wer macht sich davon?
prompt-slip-away = { $arg1 } gibt dir Feuerschutz: Wohin gehst du?
prompt-choose-destination = Wohin setzt du den Zielmarker?

## Kämpfen

prompt-choose-intruder = Welcher Xeno?
prompt-choose-target = Auf welchen Xeno schießt du?
prompt-choose-shot = Worauf schießt du?
prompt-drive-away = Geflutet wird { $arg1_in }: Welcher Xeno flieht zuerst?
prompt-spend-ammo = Mit welcher Waffe feuerst du?
prompt-choose-weapon = Welche Waffe?
prompt-lose-card = Rauch: Welche Aktionskarte verlierst du?

## Gegenstände und Wunden

prompt-choose-pair = Welche beiden klebst du zusammen?
prompt-choose-contamination = Welche Kontaminationskarte wirst du los?

## Geheimes

prompt-choose-objective = Welches deiner beiden Ziele behältst du?
prompt-engine-order = Triebwerk { $arg1 }: Vertauschst du die Plättchen?

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
