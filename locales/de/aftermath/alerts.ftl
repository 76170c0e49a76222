### Nachspiel: Alarme, und was die Crew dagegen tut.

alert-unstable-reactor = Instabiler Reaktor
    .text = Erst im Generator aktivieren, dann in Triebwerk 2.
alert-biological-sample = Biologische Probe
    .text = Im Labor liegt eine Probe. Sie muss in den Hauptraum des Shuttles, auf den Boden oder in jemandes Hände.
alert-black-box = Flugschreiber
    .text = Im Cockpit liegt der Flugschreiber. Er muss in den Hauptraum des Shuttles, auf den Boden oder in jemandes Hände.
alert-distress-call = Notruf
    .text = Erst im Übertragungsraum aktivieren, dann im Cockpit.
alert-hull-failure = Rumpfschaden
    .text = Zwei Räume reparieren oder in ihnen aktivieren, solange sie kaputt sind. Zu viert und zu fünft sind es drei.
alert-fire-hazard = Brandgefahr
    .text = Im Kryonatorium und in den Triebwerken 1 und 3 darf es nicht brennen, oder jemand hat dort aktiviert.
alert-decontamination = Dekontamination
    .text = In der Erste-Hilfe-Station aktivieren. Wer an Bord Schleim an sich hat, muss dabei gewesen sein.
alert-extermination = Ausrottung
    .text = Zwei Xenos töten oder durch Aktivieren in ihrem Raum markieren. Zu viert und zu fünft sind es drei.
alert-purge-the-nest = Nest säubern
    .text = Zwei Eier des Nests zerstören oder mitnehmen.
alert-course-correction = Kurskorrektur
    .text = Erst im Cockpit aktivieren, dann in Triebwerk 1 und Triebwerk 3.

thing-sample = Probe
    .text = Schwer. Ein Alarm verlangt danach.

option-activation = { $arg1 } für den Alarm markieren
option-activation-0 = Für den Alarm aktivieren
reason-no-alert = Es ist kein Alarm offen.
reason-nothing-to-activate = Hier verlangt der Alarm nichts.

event-alert-revealed = Alarm: { $alert }
event-tile-turned = Das Raumteil wird aufgedeckt: { $room }.
event-alert-activated =
    { $seat_you ->
        [yes] Du tust
       *[no] { $seat } tut
    } etwas gegen den Alarm: { $alert }.
event-alert-stage = { $alert }: Stufe { $stage } ist geschafft.
event-alert-advanced =
    Der Marker des Shuttles rückt vor{ $left ->
        [0] {" "}auf das rote Feld
        [one] , noch 1 Feld
       *[other] , noch { $left } Felder
    }.
event-alert-fulfilled = Der Alarm ist vorbei: { $alert }
event-alert-failed = Der Alarm ist gescheitert: { $alert }
event-lost-to-alert =
    { $seat_you ->
        [yes] Du bist noch an Bord und stirbst
       *[no] { $seat } ist noch an Bord und stirbt
    }.

end-alert = Der Alarm wurde nicht rechtzeitig behoben.
lab-end-alert = Ein Alarm ist gescheitert
lab-cause-lost-to-alert = An Bord, als ein Alarm scheiterte
