### Karnomorphs: die Übersichtskarte.

carnomorph-help-event-phase = Ereignisphase
    .text = Beide Zeitmarker rücken vor. Jeder Karnomorph im Kampf greift an, danach fressen die übrigen. Feuer macht jedem Karnomorph in einem brennenden Raum 1 Schaden. Ein Ereignis: erst Bewegung, dann Effekt. Zum Schluss ein Plättchen aus dem Beutel.
carnomorph-help-feeding = Fressen
    .text = Zuerst frisst der Zerfleischer, dann Fleischbestien, Schlurfer und Verschlinger. Jeder heilt, wächst um eine Stufe, falls eine Figur frei ist, und frisst eine Sache: rote Leiche, Ei, Kadaver, Verschlinger oder blaue Leiche, in dieser Reihenfolge. Im Nest fressen sie die Eier der Tafel.
carnomorph-help-bag = Ausbreitung
    .text = Blauer Verschlinger: Geräuschproben, dann gegen ein Verschlinger-Plättchen tauschen, zuerst ein rotes. Roter Verschlinger: 1 Verschlinger in jeden Raum mit Verschlinger oder schwerem Objekt und ins erforschte Nest. Schlurfer oder Fleischbestie: Geräuschproben. Zerfleischer: Er kommt zu jemandem mit Schleim oder zum Startspieler, eine Begegnung. Leer: Einsame Schlurfer kehren in den Beutel zurück, dazu ein Verschlinger-Plättchen und das leere, dann Geräuschproben.
carnomorph-help-mutation = Mutation
    .text = Greift dich ein Verschlinger an, bekommst du eine Mutationskarte (zieh 2, behalte 1), eine Kontaminationskarte und eine leichte Wunde; er verschwindet, und ein Schlurfer-Plättchen kommt in den Beutel. Mutationsaktion: Scanne eine Kontaminationskarte von deiner Hand, nimm einen Marker, nutze den passenden Effekt. Ohne Mutationskarte bekommst du statt des Markers die Karte. Der vierte Marker tötet dich. Chirurgie und Gegenmittel nehmen dir die Karte, nie die Marker.
carnomorph-help-death = Töten
    .text = Zieh 1 Angriffskarte; Verschlinger haben eine eigene Zahl. Ist die Zahl höchstens so groß wie der Schaden, stirbt er; ein Pfeil lässt ihn zurückweichen. Eine Fleischbestie hinterlässt einen Kadaver und einen Schlurfer, der Zerfleischer 2 Schlurfer, und er kehrt nie zurück.
carnomorph-help-adaptations = Adaptationen
    .text = Eine Karte wird aufgedeckt, wenn ihr Typ zum ersten Mal erscheint. Analysiere eine Leiche (Schlurfer), ein Ei (Fleischbestie) oder einen Kadaver (Zerfleischer), um sie zu entfernen.
