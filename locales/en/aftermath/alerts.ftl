### Aftermath: alerts.

alert-unstable-reactor = Unstable Reactor
    .text = Shut the reactor down in the Generator, then let off the pressure at Engine 2.
alert-biological-sample = Biological Sample
    .text = Bring the sample from the Laboratory to the main room of the shuttle.
alert-black-box = Black Box
    .text = Bring the flight recorder from the Cockpit to the main room of the shuttle.
alert-distress-call = Distress Call
    .text = Set up the transmitter in the Comms Room, then send from the Cockpit.
alert-hull-failure = Hull Failure
    .text = Repair two broken rooms or shore them up; three with four or five players.
alert-fire-hazard = Fire Hazard
    .text = The Hibernatorium, Engine 1 and Engine 3 must not burn, or somebody has closed the valve there.
alert-decontamination = Decontamination
    .text = Start the treatment in the Emergency Room; whoever is slimed must have been there for it.
alert-extermination = Extermination
    .text = Kill two intruders or mark them; three with four or five players.
alert-purge-the-nest = Purge the Nest
    .text = Two eggs of the Nest must be gone, destroyed or taken.
alert-course-correction = Course Correction
    .text = Set the course in the Cockpit, then adjust Engines 1 and 3.
thing-sample = Sample
    .text = Heavy. An alert wants it in the main room of the shuttle.
event-alert-revealed = Alert: { $alert }.
event-alert-answered =
    { $seat_you ->
        [yes] You do
       *[no] { $seat } does
    } something for the alert { $slot_in }.
event-alert-completed = The alert is over: { $alert }.
event-alert-failed = Nobody has answered the alert: { $alert }.
option-answer-alert = Do something for the alert
end-alert = An alert was not answered in time.
