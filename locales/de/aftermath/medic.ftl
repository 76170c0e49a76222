### Die Ärztin.

character-medic = Ärztin

card-er = Notaufnahme
    .text = Gib eine Nadel aus: Jemand hier zieht 3 Karten, oder jemand anderes bekommt eine Kontaminationskarte und verliert eine Aktionskarte.
card-pharmacist = Apothekerin
    .text = Verbinde eine schwere Wunde von jemandem hier oder heile eine verbundene. In einem grünen Raum ziehst du eine Karte.
card-field-dressing = Feldverband
    .text = Heile alle leichten Wunden von einer oder zwei Personen hier oder verbinde je eine schwere. In einem grünen Raum ziehst du eine Karte.

thing-needle-gun = Nadelpistole
    .text = Was sie verletzen würde, zieht sich stattdessen zurück. Nur Chemikalien laden sie.
thing-quest-surgery-kit = Chirurgenbesteck
    .text = Schneide jemandem hier die Infektion heraus: Alle Karten gehen zurück in den Stapel, und es bleibt eine leichte Wunde.
thing-quest-combat-drugs = Aufputschmittel
    .text = Zieh, bis du 5 Karten auf der Hand hast.

way-harm = jemanden kontaminieren und eine Karte kosten
way-help = jemanden 3 Karten ziehen lassen
way-pharmacist-heal = eine verbundene Wunde heilen
way-treat = eine oder zwei Personen behandeln
way-load-needles = die Nadelpistole laden
way-draw-to-five = auf 5 Karten nachziehen

prompt-lose-to-needle = Die Nadel sitzt: Welche Aktionskarte verlierst du?
prompt-whom-to-treat = Wen behandelst du?
prompt-how-to-be-treated = { $arg1 } behandelt dich: Was brauchst du am nötigsten?
option-treat =
    { $arg1_you ->
        [yes] Dich selbst
       *[no] { $arg1 }
    }
option-treat-2 =
    { $arg1_you ->
        [yes] Dich selbst
       *[no] { $arg1 }
    } und { $arg2 }
option-heal-light = Alle leichten Wunden heilen
option-dress-one = Eine schwere Wunde verbinden
