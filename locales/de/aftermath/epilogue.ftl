### Nachspiel: der Epilog.

objective-egg-collector = Eiersammler
    .text = Verlasse das Schiff mit einem Ei. War das Nest schon zerstört, als du kamst, genügt ein Kadaver.
objective-trophy = Trophäe
    .text = Verlasse das Schiff mit einem Kadaver.
objective-last-honours = Letzte Ehre
    .text = Verlasse das Schiff mit einer Leiche.
objective-call-home = Nach Hause telefonieren
    .text = Sende das Signal.
objective-flight-data = Flugdaten
    .text = Sieh dir die Koordinaten an.
objective-engine-report = Triebwerksbericht
    .text = Sieh dir mindestens zwei Triebwerke an.
objective-salvage = Bergungsgut
    .text = Verlasse das Schiff mit mindestens drei Gegenständen, die du hier gefunden hast.
objective-quick-study = Schnelle Studie
    .text = Irgendwer entdeckt eine Schwäche, eine neue oder eine von früher.
objective-monster-hunter = Monsterjäger
    .text = Töte selbst einen Kriecher, einen Jäger, eine Brutbestie oder die Königin, oder zwei Larven.
objective-repair-order = Reparaturauftrag
    .text = Repariere zwei Räume; einen, wenn höchstens zwei kaputt waren, als du kamst.
objective-pathfinder = Wegbereiter
    .text = Betritt vier Räume des Schiffs als Erste; sechs, wenn ihr nur zu zweit seid.
objective-clean-bill-of-health = Gesundheitszeugnis
    .text = Verlasse das Schiff ohne Schleim und mit höchstens einer schweren Wunde, die verbunden sein muss.
objective-first-aboard = Als Erster an Bord
    .text = Sei zu Beginn der fünften Ereignisphase im Hauptraum des Shuttles, oder in einer Kapsel fort.
event-shuttle-waits = Das Shuttle wartet: { $left }.
event-shuttle-left = Das Shuttle legt ab.
event-left-with-shuttle =
    { $seat_you ->
        [yes] Du fliegst mit dem Shuttle fort
       *[no] { $seat } fliegt mit dem Shuttle fort
    }.
event-left-behind =
    { $seat_you ->
        [yes] Du bleibst zurück und bist verloren
       *[no] { $seat } bleibt zurück und ist verloren
    }.
event-tokens-checked = Räume, in die niemand gesehen hat: { $left }.
event-offer-taken =
    { $seat_you ->
        [yes] Du nimmst das lukrative Angebot an
       *[no] { $seat } nimmt das lukrative Angebot an
    }.
event-offer-checked =
    { $seat_you ->
        [yes] Dein Angebot wird abgerechnet
       *[no] { $seat } rechnet das Angebot ab
    }.
option-take-offer = Das lukrative Angebot annehmen
end-departure = Das Shuttle legt ab.
board-status-departed = Fort
ui-status-departed = mit dem Shuttle fort
