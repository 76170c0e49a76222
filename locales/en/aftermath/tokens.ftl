### Aftermath: its exploration tokens.

effect-lockdown = Lockdown
effect-egg = An egg
effect-slimed-room = Slimed room
effect-larva = A larva
effect-carcass = A carcass
effect-corpse = A corpse

thing-corpse-red = Corpse
    .text = Heavy. Somebody who was here before you; analyse it in the Laboratory.

event-aftermath-token = A second token { $slot_in }: { $effect }
event-saw-aftermath-token =
    { $seat_you ->
        [yes] You see
       *[no] { $seat } sees
    } a second token { $slot_in }: { $effect }
