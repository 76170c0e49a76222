### Nemesis: Charaktere und ihre Aktionskarten.

## Characters

character-captain = Captain
character-pilot = Pilotin
character-scientist = Wissenschaftler
character-scout = Aufklärerin
character-soldier = Soldat
character-mechanic = Mechaniker

## Action cards

card-demolition = Zerstörung
    .text = Zerstöre eine geschlossene Tür an deinem Raum oder löse in ihm eine Fehlfunktion aus.
card-interruption = Unterbrechen
    .text = Hebe die Aktion eines anderen in deinem Raum auf, oder ein anderes Unterbrechen.
card-rest = Ausruhen
    .text = Scanne die Kontaminationskarten auf deiner Hand und wirf die harmlosen weg.
card-search = Suchen
    .text = Durchsuche den Raum: Zieh zwei Gegenstände seiner Farbe, behalte einen.
card-basic-repairs = Einfache Reparatur
    .text = Repariere den Raum, oder repariere oder beschädige das Triebwerk, bei dem du bist.
card-repairs = Reparatur
    .text = Repariere den Raum, oder repariere oder beschädige das Triebwerk, bei dem du bist.
card-computer-skills = Computerkenntnisse
    .text = Öffne oder schließe eine Tür an deinem Raum, oder nutze die Aktion eines Computerraums kostenlos.
card-suppressive-fire = Feuerschutz
    .text = Für 1 Munition macht sich jemand davon, du oder wer hier zustimmt, ohne angegriffen zu werden.
card-reload = Nachladen
    .text = Lade 1 Munition in deinen Revolver.
card-order = Befehl
    .text = Schick einen anderen Charakter aus deinem Raum in einen Nachbarraum deiner Wahl, ob er will oder nicht.
card-motivation = Motivation
    .text = Alle in deinem Raum, du auch, ziehen 1 Aktionskarte.
card-piloting = Steuern
    .text = Nutze das Cockpit oder einen Computerraum kostenlos, oder prüfe die Koordinaten an einem Computer.
card-knowledge-of-the-ship = Kenntnis des Schiffs
    .text = Öffne oder schließe eine Tür an deinem Raum, oder sieh dir einen unerforschten Raum an.
card-old-friend = Alter Freund
    .text = Nutze kostenlos die Aktion eines intakten Raums ohne Computer.
card-risk-assessment = Risikoeinschätzung
    .text = An einem Computer: Sieh dir das nächste Ereignis an und lass es liegen oder leg es unter den Stapel.
card-blocking-access = Zugriff sperren
    .text = An einem Computer: Nutze den Raum kostenlos, oder löse in einem beliebigen Computerraum eine Fehlfunktion aus.
card-intranet = Intranet
    .text = An einem Computer: Nutze kostenlos die Aktion eines beliebigen intakten Computerraums.
card-scavenging = Gründliches Suchen
    .text = Durchsuche auch einen leer geräumten Raum.
card-reconnaissance = Kundschaften
    .text = Geh ohne Geräuschprobe in einen Nachbarraum.
card-adrenaline = Adrenalin
    .text = Schieß oder lauf davon, dann zieh eine Karte.
card-covering-fire = Deckungsfeuer
    .text = Für 1 Munition geht ihr in denselben Nachbarraum, du und/oder wer hier zustimmt, ohne angegriffen zu werden.
card-taking-aim = Zielen
    .text = Schieß mit einer Energiewaffe. Einmal darfst du neu würfeln.
card-full-auto = Vollautomatik
    .text = Schieß das Sturmgewehr leer: je 2 Munition 1 Schaden mehr, selbst wenn du nicht triffst.
card-nerves-of-steel = Nerven aus Stahl
    .text = Ein Überraschungsangriff prallt an dir ab.
card-fast-repairs = Schnelle Reparatur
    .text = Repariere den Raum, oder repariere oder beschädige das Triebwerk, bei dem du bist.
card-technical-corridors = Wartungskorridore
    .text = Kriech von einem Eingang der Wartungskorridore zu einem beliebigen anderen. Dann passt du.
card-pyrotechnics = Pyrotechnik
    .text = Leg einen Gegenstand ab und zünde deinen Raum an, oder lösche das Feuer in ihm.
card-ingenuity = Einfallsreichtum
    .text = Repariere, arbeite am Triebwerk oder stell etwas her. Ein beliebiger gelber Gegenstand ersetzt dabei Werkzeug.
