### Warum etwas gerade nicht geht.

reason-on-a-pod = In einer Rettungskapsel kann niemand handeln.
reason-no-engine-here = Du bist in keinem Triebwerksraum.
reason-no-yellow-room = Damit kommst du nur von einem erforschten gelben Raum zum anderen.
reason-signal-sent-already = Du hast das Signal schon gesendet.
reason-no-pod-to-board = Keine Rettungskapsel hier ist entriegelt und hat einen freien Platz.
reason-no-pod-here = Hier ist keine Rettungskapsel, die du verriegeln oder entriegeln könntest.
reason-intruder-here = Nicht mit einem Xeno im Raum.
reason-chambers-closed = Die Schlafkapseln öffnen sich, sobald der Zeitmarker ein blaues Feld erreicht.
reason-somebody-hibernates = Nicht, solange jemand im Kälteschlaf ist.
reason-sequence-running = Die Selbstzerstörungssequenz läuft schon.
reason-sequence-not-running = Die Selbstzerstörungssequenz läuft nicht.
reason-sequence-critical = Die Selbstzerstörungssequenz lässt sich nicht mehr stoppen.
reason-airlock-in-use = Ein Dekompressionsvorgang läuft bereits.
reason-no-room-for-airlock = Kein anderer erforschter gelber Raum lässt sich abriegeln.
reason-no-flamethrower = Du hältst keinen Flammenwerfer, der noch Treibstoff fasst.
reason-not-in-an-evacuation-section = Du bist in keinem Evakuierungsbereich.
reason-no-intruder-to-move = Kein Xeno lässt sich so bewegen.
reason-no-intruder-to-attack-with = Kein Xeno ist in einem Raum mit einem Charakter.
reason-nobody-to-pursue = Niemand lässt sich gerade verfolgen.
reason-no-adult-near-the-crew = Kein Jäger ist neben einem Charakter.
reason-no-injured-intruder = Kein Xeno ist verletzt.
