### Hirngespenster: die Hilfekarte, Abschnitt für Abschnitt.

help-void-event-phase = Ereignisphase
    .text =
        Zeit: Beide Marker rücken vor.
        Angriffe: Jedes Hirngespenst im Kampf greift mit einer Karte an. Verstecke greifen nie an.
        Feuer: 1 Schaden für jedes Hirngespenst und Versteck in einem brennenden Raum.
        Ereignis: erst die Bewegung, dann der Effekt.
        Lauern: Hirngespenster, bei denen hier und nebenan niemand ist, machen ringsum Geräusche und kehren in den Beutel zurück. Geschlossene Türen verbergen dich nicht.
        Beutel: 1 Plättchen ziehen.
help-void-bag = Ausbreitung
    .text =
        Hirngespenst: Wer nicht im Kampf ist, macht eine Geräuschprobe.
        Wahnsinn: Dieser Charakter handelt eine Panikkarte ab.
        Leer: 1 zufälliges Hirngespenst-Plättchen kommt in den Beutel.
help-void-encounter = Begegnung
    .text =
        Dein Wahnsinn bestimmt, was erscheint: 1 Schleicher, 2 und 3 Flüsterer, 4 Verfolger, 5 Sinnesräuber. Ist keiner übrig, kommt der nächstniedrigere.
        Überraschungsangriff: 1 Kontaminationskarte und eine Panikkarte.
        Wahnsinnsplättchen: ringsum Geräusche und eine Panikkarte für dich. Leer: ringsum Geräusche.
help-void-panic = Panik und Wahnsinn
    .text =
        Liegt deine Stufe unter dem Wert oder ist der Effekt unmöglich, steigt dein Wahnsinn um 1. Sonst handelst du den Effekt ab.
        Jemand anders im Raum darf einen Effekt mit Unterbrechen aufheben.
        Von 3 geht es nie zurück auf 2. Auf 5 tötet dich jede weitere Erhöhung.
        Ausruhen, Kantine und Dusche: 1 Stufe herunter und/oder scannen; eine infizierte Karte bringt dich auf 5. Chirurgie und Gegenmittel: herunter auf 3.
help-void-fighting = Kämpfen
    .text =
        Schleicher: 2 Karten, niedrigere Zahl. Flüsterer: 1 Karte. Verfolger: 2 Karten, höhere Zahl. Bei einem Pfeil ziehen sie sich zurück. Sie hinterlassen keinen Kadaver; ein Plättchen kommt in den Beutel.
        Sinnesräuber: nie verletzt, ein Pfeil vertreibt ihn. Er verschwindet mit dem dritten Versteck.
        Versteck: Nur Treffer und Doppeltreffer zählen; 2 Karten, höhere Zahl, ein Pfeil rettet es. Es hinterlässt einen Kadaver. Wer seinen Zug dort beendet, macht eine Geräuschprobe.
