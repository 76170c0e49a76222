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
prompt-components = { $arg1 }: Welche zwei Bauteile?
prompt-quest-item = { $arg1 }: Welchen Gegenstand legst du dafür ab?

## Wohin und wen

prompt-choose-room = Türen: um welchen Raum?
prompt-choose-room-1 = { $arg1 }: Welcher Raum?
prompt-careful-noise = Du gehst leise: Wo hinterlässt du ein Geräusch?
prompt-work-doors = Türen { $arg1_in }: Welche öffnest oder schließt du?
prompt-take-door = Für { $arg1 } ist keine Tür mehr übrig: Woher nimmst du eine?
prompt-choose-character = Welcher Charakter?
prompt-choose-objective-of = Wessen Ziel liest du?
prompt-choose-object = Welches Objekt analysierst du?

## Kämpfen

prompt-throw-at = Wohin wirfst du?
prompt-which-eggs = Welche Eier { $arg1_in } zuerst?
prompt-check-first = Mehrere sind verletzt: Wer wird zuerst geprüft?
prompt-reroll-combat = Gewürfelt: { $arg1 }. Würfelst du neu?
prompt-burst = { $arg1 }: 1 Munition mehr für 1 Schaden mehr?
prompt-reroll-noise = { $arg1 }: Legst du eine Karte ab, um neu zu würfeln?
prompt-ignore-attack = Der Angriff trifft dich. Was tust du?

## Gegenstände und Wunden

prompt-keep-item = Welchen Gegenstand behältst du?
prompt-choose-deck = Welchen Stapel durchsuchst du?
prompt-make-room = Deine Hände sind voll. Was lässt du fallen für: { $arg1 }?
prompt-drop-to-limit = So viel kannst du nicht halten. Was lässt du fallen?
prompt-before-end = Dein Zug endet gleich. Lässt du vorher etwas fallen?
prompt-dress-wound = Welche Wunde verbindest du?
prompt-heal-wound = Welche verbundene Wunde heilst du?
prompt-scan-hand = Scannst du die Kontaminationskarten auf deiner Hand?

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
prompt-next-event = Das nächste Ereignis: Wohin legst du es?
