### Aftermath: alerts, and what the crew does about them.

alert-unstable-reactor = Unstable Reactor
    .text = First activate in the generator, then in engine 2.
alert-biological-sample = Biological Sample
    .text = A sample lies in the laboratory. It has to be in the main room of the shuttle, on the floor or in somebody's hands.
alert-black-box = Black Box
    .text = The flight recorder lies in the cockpit. It has to be in the main room of the shuttle, on the floor or in somebody's hands.
alert-distress-call = Distress Call
    .text = First activate in the comms room, then in the cockpit.
alert-hull-failure = Hull Failure
    .text = Repair two rooms, or activate in them while they are broken. With four or five players it is three.
alert-fire-hazard = Fire Hazard
    .text = The hibernatorium, engine 1 and engine 3 must not burn, or somebody has activated there.
alert-decontamination = Decontamination
    .text = Activate in the emergency room. Everybody on board who is slimed must have been there for it.
alert-extermination = Extermination
    .text = Kill two intruders, or activate in their room to mark them. With four or five players it is three.
alert-purge-the-nest = Purge the Nest
    .text = Destroy or take two eggs of the Nest.
alert-course-correction = Course Correction
    .text = First activate in the cockpit, then in engine 1 and engine 3.

thing-sample = Sample
    .text = Heavy. An alert asks for it.

option-activation = Mark { $arg1 } for the alert
option-activation-0 = Activate for the alert
reason-no-alert = No alert is open.
reason-nothing-to-activate = The alert asks for nothing here.

event-alert-revealed = Alert: { $alert }
event-tile-turned = The tile of { $room } is turned faceup.
event-alert-activated =
    { $seat_you ->
        [yes] You do
       *[no] { $seat } does
    } something about the alert: { $alert }.
event-alert-stage = { $alert }: stage { $stage } is done.
event-alert-advanced =
    The shuttle marker moves on, { $left ->
        [0] to the red space
        [one] 1 space left
       *[other] { $left } spaces left
    }.
event-alert-fulfilled = The alert is over: { $alert }
event-alert-failed = The alert is lost: { $alert }
event-lost-to-alert =
    { $seat_you ->
        [yes] You are still on board and die
       *[no] { $seat } is still on board and dies
    }.

end-alert = Nobody answered the alert in time.
lab-end-alert = An alert failed
lab-cause-lost-to-alert = On board when an alert failed
