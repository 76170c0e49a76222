### Nachspiel: Alarme.

alert-unstable-reactor = Instabiler Reaktor
    .text = Schaltet den Reaktor im Generator ab, dann lasst an Triebwerk 2 den Druck ab.
alert-biological-sample = Biologische Probe
    .text = Bringt die Probe aus dem Labor in den Hauptraum des Shuttles.
alert-black-box = Flugschreiber
    .text = Bringt den Flugschreiber aus dem Cockpit in den Hauptraum des Shuttles.
alert-distress-call = Notruf
    .text = Richtet im Übertragungsraum den Sender ein, dann sendet aus dem Cockpit.
alert-hull-failure = Rumpfschaden
    .text = Repariert zwei kaputte Räume oder stützt sie ab; drei, wenn ihr zu viert oder zu fünft seid.
alert-fire-hazard = Brandgefahr
    .text = In Kryonatorium, Triebwerk 1 und Triebwerk 3 darf es nicht brennen, oder jemand hat dort das Ventil geschlossen.
alert-decontamination = Dekontamination
    .text = Beginnt in der Erste-Hilfe-Station die Behandlung; wer Schleim an sich hat, muss dabei gewesen sein.
alert-extermination = Ausrottung
    .text = Tötet zwei Xenos oder markiert sie; drei, wenn ihr zu viert oder zu fünft seid.
alert-purge-the-nest = Nest säubern
    .text = Zwei Eier des Nests müssen fort sein, zerstört oder mitgenommen.
alert-course-correction = Kurskorrektur
    .text = Setzt im Cockpit den Kurs, dann stellt Triebwerk 1 und 3 nach.
thing-sample = Probe
    .text = Schwer. Ein Alarm verlangt sie im Hauptraum des Shuttles.
event-alert-revealed = Alarm: { $alert }.
event-alert-answered =
    { $seat_you ->
        [yes] Du tust
       *[no] { $seat } tut
    } { $slot_in } etwas gegen den Alarm.
event-alert-completed = Der Alarm ist vorbei: { $alert }.
event-alert-failed = Auf den Alarm hat niemand gehört: { $alert }.
option-answer-alert = Etwas gegen den Alarm tun
end-alert = Auf einen Alarm wurde nicht rechtzeitig gehört.
