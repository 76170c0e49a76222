### Das erste Spiel Nemesis.

tutorial-nemesis-chapter-awake = Aufwachen
tutorial-nemesis-chapter-quiet = Leise Schritte
tutorial-nemesis-chapter-events = Das Schiff lebt
tutorial-nemesis-chapter-encounter = Da ist etwas
tutorial-nemesis-chapter-blood = Blut
tutorial-nemesis-chapter-trust = Vertrauen
tutorial-nemesis-chapter-ends = Wie es endet

tutorial-nemesis-welcome = Das ist die Nemesis, ein Schiff, das dich zu früh weckt. Jedes Sechseck ist ein Raum; die meisten kennt noch niemand. Und ihr seid nicht allein.
tutorial-nemesis-you = Du bist der Captain und stehst im Kryonatorium, zusammen mit Mechaniker und Wissenschaftler. Beide spielen für sich, so wie du.
tutorial-nemesis-goals = Du hast zwei geheime Ziele: Halte die Karten gedrückt, um sie zu lesen. Später behältst du eines. Du gewinnst, wenn du es erfüllst und überlebst.
tutorial-nemesis-hand = Mit diesen fünf Karten kommst du durch die Runde. Du spielst eine Karte für ihren Text, oder du bezahlst mit ihr etwas anderes.
tutorial-nemesis-move = Ein Zug besteht aus zwei Aktionen. Bewege dich in den unerforschten Raum unter dem Pfeil: Drück auf dem Brett darauf oder nimm den Knopf.
tutorial-nemesis-pay = Ein Schritt kostet eine Karte, und du suchst aus, welche. Wirf Nachladen ab: Dein Revolver ist voll. Abgeworfenes kommt später zurück.

tutorial-nemesis-explored = Du warst als Erster hier, also wurde der Raum aufgedeckt: die Kantine. Die Zahl sagt, wie oft sich hier etwas finden lässt.
tutorial-nemesis-door = Jeder erste Besuch bringt eine Überraschung. Diesmal ist die Tür hinter dir zugefallen; bis sie aufgeht, kommt niemand durch.
tutorial-nemesis-noise = Du kamst allein, also hast du auf Geräusche gewürfelt: eine 2, und in diesem Raum gehört die 2 zu diesem Korridor. Dort hat dich vielleicht etwas gehört.
tutorial-nemesis-search = Deine zweite Aktion: Spiele die Karte Suchen. Ihr Preis ist null, es geht also nur die Karte selbst.
tutorial-nemesis-keep = Du ziehst zwei Dinge und behältst eines; niemand sieht, welches. Behalte die Verbände. Du wirst sie brauchen.

tutorial-nemesis-slime = Während du gesucht hast, waren die anderen unterwegs. Der Wissenschaftler ist voller Schleim: Wer Schleim an sich hat, den verrät sogar ein stiller Wurf.
tutorial-nemesis-careful = Jetzt leise. Die vorsichtige Bewegung kostet zwei Karten, dafür wird nicht gewürfelt: Du wählst selbst, in welchem Korridor man dich hört.
tutorial-nemesis-careful-pay = Die erste von zwei Karten: Befehl schickt jemanden in einen anderen Raum, und hier ist niemand.
tutorial-nemesis-careful-pay-again = Die zweite: Zerstörung. Du hast nichts kaputt zu machen.
tutorial-nemesis-careful-noise = Du hast den Lagerraum gefunden. Wähle, wohin das Geräusch kommt: in den Korridor zu Triebwerk 2, weg von deinem Rückweg.
tutorial-nemesis-malfunction = Der Lagerraum hat eine Fehlfunktion. Solange der Marker hier liegt, kann niemand nutzen, was der Raum bietet; suchen geht trotzdem.
tutorial-nemesis-pass = Eine Karte ist übrig, zu wenig für das meiste. Passe: Du bist bis zur nächsten Runde draußen und wartest auf die anderen.
tutorial-nemesis-keep-card = Wer passt, darf abwerfen, was er nicht will. Behalte Motivation: In der nächsten Runde ziehst du nur auf fünf Karten nach.

tutorial-nemesis-event-time = Alle haben gepasst, also kam die Ereignisphase. Zuerst die Zeit: Der Marker ging von 15 auf 14. Bei null springt das Schiff.
tutorial-nemesis-event-card = Dann würden Xenos angreifen und Feuer brennen; noch gibt es beides nicht. Es folgte eine Ereigniskarte: Geräusche in den Wartungskorridoren.
tutorial-nemesis-event-bag = Zuletzt der Beutel: Eine Larve wurde gezogen, ein Jäger kam dafür hinein. Was an Bord lauert, wächst Runde für Runde.
tutorial-nemesis-claim = Der Mechaniker hat sich Triebwerk 2 angesehen und behauptet, es laufe. Wer etwas Geheimes ansieht, darf darüber lügen.
tutorial-nemesis-fire = Der Wissenschaftler fand das Labor in Flammen. Wer seinen Zug im Feuer beendet, erleidet eine leichte Wunde.
tutorial-nemesis-repair = Repariere den Lagerraum: Spiele Einfache Reparatur. Ihr Preis ist zwei, es gehen also zwei weitere Karten mit.
tutorial-nemesis-repair-pay = Wirf Unterbrechen ab. Damit verhindert man, was jemand im selben Raum tut, und du bist allein.
tutorial-nemesis-repair-pay-again = Und Feuerschutz, der nur im Kampf hilft.
tutorial-nemesis-search-red = Er funktioniert wieder. Such auch hier: Der Raum ist rot, und in roten Räumen liegen Waffen und was dazu gehört.
tutorial-nemesis-keep-charge = Behalte die Energieladung. In deinen Revolver passt sie nicht, aber vielleicht will sie jemand anders.
tutorial-nemesis-motivation = Eine Karte für ihren Text: Mit Motivation ziehen alle im Raum eine Karte. Du bist allein, also nur du.
tutorial-nemesis-pass-with-card = Du hast Ausruhen gezogen und kannst mit einer Karte wenig anfangen. Passe.
tutorial-nemesis-keep-rest = Behalte Ausruhen. Karten auf der Hand schützen dich auch: Gleich siehst du, wie.

tutorial-nemesis-life-support = Das Ereignis war ein Ausfall der Lebenserhaltung: Alle erforschten grünen Räume sind jetzt defekt, auch die Kantine.
tutorial-nemesis-room-action = Die meisten Räume bieten eine eigene Aktion, meist für zwei Karten. Im Lagerraum durchsuchst du einen beliebigen Stapel: Nutze ihn.
tutorial-nemesis-room-pay = Bezahle mit Befehl.
tutorial-nemesis-room-pay-again = Und mit Zerstörung.
tutorial-nemesis-deck = Rot bringt Waffen, Gelb Technik, Grün Medizin. Wähle Gelb.
tutorial-nemesis-keep-tools = Behalte das Werkzeug: Damit kann jeder reparieren.
tutorial-nemesis-surrounded = Du willst Triebwerk 2 selbst sehen. Sieh hin: In beiden Korridoren dort liegen Geräuschmarker. Jede Zahl auf dem Würfel trifft einen, und vorsichtig geht es gar nicht.
tutorial-nemesis-move-loud = Wo ein Geräusch auf ein Geräusch fällt, kommt etwas. Geh trotzdem.
tutorial-nemesis-move-loud-pay = Bezahle mit Suchen. Dir bleiben zwei Karten: Merk dir diese Zahl.
tutorial-nemesis-encounter = Eine 2: In diesem Korridor hat man dich schon gehört. Die Marker um dich verschwinden, ein Plättchen kommt aus dem Beutel, und vor dir steht ein Jäger.
tutorial-nemesis-objective = Bei der allerersten Begegnung behalten alle endgültig ein Ziel. Eine alte Fehde will den Tod des Wissenschaftlers; behalte das andere: Das Schiff muss zur Erde.

tutorial-nemesis-surprise = Auf dem Plättchen stand eine 3. Du hattest zwei Karten, weniger als drei: Er hat dich überrascht und sofort angegriffen. Bei drei Karten hätte er gewartet.
tutorial-nemesis-light-wound = Seine Angriffskarte war ein Kratzer: eine leichte Wunde. Aus der dritten wird eine schwere.
tutorial-nemesis-contaminated = Und eine Kontaminationskarte kam ungelesen auf deinen Ablagestapel. Sie landet wieder auf deiner Hand und bezahlt nichts.
tutorial-nemesis-shoot = Kämpfe. Schießen kostet eine Karte und eine Munition, und ein Würfel entscheidet. Liefst du weg, schlüge er vorher noch einmal zu.
tutorial-nemesis-shoot-pay = Bezahle mit Nachladen, das dir eine Munition zurückgäbe. Ausruhen bleibt.
tutorial-nemesis-injury = Ein Treffer. Dann entscheidet eine Karte: Diese sagt 5, und dein Jäger hat erst eine Verletzung. Er lebt. Niemand weiß vorher, wie viel es braucht.
tutorial-nemesis-pass-in-combat = Noch eine Karte. Passe: In der Ereignisphase wird er dich angreifen.
tutorial-nemesis-keep-against-surprise = Behalte Ausruhen. Stehen mehrere im Raum, trifft es den mit den wenigsten Karten.

tutorial-nemesis-serious-wound = Er hat dich gebissen: eine schwere Wunde. Jede wirkt anders; mit diesem Bein kostet eine Flucht zwei Karten. Nach der dritten tötet jede weitere Wunde.
tutorial-nemesis-doors-open = Das Ereignis hat alle Türen geöffnet. Auch die zum Kryonatorium ist wieder offen: gut für dich, und für die anderen.
tutorial-nemesis-shoot-again = Noch einmal. Bei deinem Revolver zählt ein Doppeltreffer drei.
tutorial-nemesis-shoot-again-pay = Bezahle mit Unterbrechen.
tutorial-nemesis-pick-up = Er ist tot: Die Karte sagte 4, und er hatte vier Verletzungen. Heb den Kadaver auf; im Labor verrät er eine Schwäche.
tutorial-nemesis-pick-up-pay = Bezahle mit Feuerschutz. Schweres braucht eine Hand, und du hast zwei: eine für die Waffe, eine dafür.

tutorial-nemesis-trade = Der Mechaniker ist zu dir gekommen und bietet eine Granate. Wer im selben Raum ist, darf tauschen, worauf sich beide einigen.
tutorial-nemesis-trade-answer = Antworte auf das Angebot.
tutorial-nemesis-trade-offer = Gib ihm die Energieladung: Sie lädt seine Schrotflinte.
tutorial-nemesis-trade-enough = Das reicht für eine Granate. Leg es so hin.
tutorial-nemesis-trade-end = Abgemacht. Schlag nichts weiter vor.
tutorial-nemesis-larva = Anderswo ist dem Wissenschaftler eine Larve begegnet. Sie beißt nicht: Sie setzt sich an jemandem fest und wächst.
tutorial-nemesis-bandages = Kein Xeno ist hier, also kannst du dich versorgen. Die Verbände verbinden dein Bein: Die Wunde bleibt, ihre Wirkung geht.
tutorial-nemesis-bandages-pay = Bezahle mit Suchen.
tutorial-nemesis-check-engine = Jetzt sieh nach dem Triebwerk. Das kostet deine letzten beiden Karten, und nur du siehst das Ergebnis.

tutorial-nemesis-liar = Es ist beschädigt. Sind beim Sprung zwei der drei Triebwerke beschädigt, explodiert das Schiff.
tutorial-nemesis-lies = Der Mechaniker sagte, es laufe. Ein Irrtum ist ausgeschlossen: Das war gelogen. Du darfst es allen sagen, niemandem, oder das Gegenteil: hier.
tutorial-nemesis-pass-without-cards = Ohne Karten bleibt dir nur zu passen.

tutorial-nemesis-infested = Die Larve sitzt jetzt am Wissenschaftler, dazu kam eine Kontaminationskarte. Lässt man sie, schlüpft sie, und das tötet.
tutorial-nemesis-everybody-rolls = Aus dem Beutel kam ein Jäger, und dann würfeln alle auf Geräusche. Hier fiel ein Marker vor deine Tür.
tutorial-nemesis-interrupt = Der Mechaniker geht. Wer im selben Raum ist, könnte das mit Unterbrechen verhindern. Du hast die Karte nicht: Lass ihn.
tutorial-nemesis-contamination-in-hand = Da ist die Kontaminationskarte. Sie nimmt einen Platz auf deiner Hand ein und bezahlt nichts. Ob sie infiziert ist, weiß noch niemand.
tutorial-nemesis-repair-engine = Zuerst das Triebwerk: Einfache Reparatur hilft auch dort.
tutorial-nemesis-repair-engine-pay = Bezahle mit Befehl.
tutorial-nemesis-repair-engine-pay-again = Und mit Nachladen.
tutorial-nemesis-swap = Du darfst es ändern oder lassen: geheim. Alle erfahren, ob du etwas geändert hast, aber nicht, was. Repariere es.
tutorial-nemesis-rest = Ausruhen prüft die Kontamination auf deiner Hand. Was sauber ist, verschwindet; was infiziert ist, bleibt und setzt dir eine Larve auf.

tutorial-nemesis-scanned = Sie war sauber und ist weg. Auch die Kontamination im Rest deiner Karten zählt am Ende: Prüfe sie, solange es geht.
tutorial-nemesis-end-jump = Die Partie endet, wenn der Zeitmarker null erreicht und das Schiff springt. Wer dann wach ist, überlebt es nicht.
tutorial-nemesis-end-sleep = Also leg dich schlafen: Auf den blauen Feldern sind die Schlafkapseln im Kryonatorium offen, wenn kein Xeno im Raum ist.
tutorial-nemesis-end-pods = Oder du verschwindest in einer Rettungskapsel, sobald jemand eine entriegelt hat.
tutorial-nemesis-end-self-destruct = Oder jemand startet die Selbstzerstörung. Dann ist das Schiff verloren, und alle an Bord mit ihm.
tutorial-nemesis-end-course = Das Ziel entscheidet, wohin ein Schiff voller Schläfer fliegt. Im Cockpit kannst du es heimlich nachsehen und ändern.
tutorial-nemesis-end-checks = Am Ende kommen vier Prüfungen: Triebwerke, Kurs, Kontamination, Ziele. Wer überlebt und sein Ziel erreicht hat, gewinnt; das können mehrere sein oder niemand.
tutorial-nemesis-pass-at-last = Passe. Mehr musst du nicht wissen.
tutorial-nemesis-over = Die Lektion endet hier, die Partie nicht: Das Schiff muss zur Erde, und du musst schlafen. Spiel mit zwei Bots weiter oder geh nach Hause; den Tisch findest du dort wieder.
