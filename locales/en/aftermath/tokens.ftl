### Aftermath: the second set of exploration tokens.

effect-lockdown = All doors close
effect-egg = An egg
effect-slimed-room = Slimed room
effect-larva = A larva
effect-carcass = A carcass
effect-corpse = A corpse
thing-corpse-red = Corpse of a stranger
    .text = Heavy. Somebody who was here before you; analyse it in the Laboratory.
event-second-token = What is left { $slot_in }: { $effect }.
event-saw-second-token = You see what lies { $slot_in }: { $effect }.
