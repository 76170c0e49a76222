### Nachspiel: die eigenen Erkundungsplättchen.

effect-lockdown = Abriegelung
effect-egg = Ein Ei
effect-slimed-room = Verschleimter Raum
effect-larva = Eine Larve
effect-carcass = Ein Kadaver
effect-corpse = Eine Leiche

thing-corpse-red = Leiche
    .text = Schwer. Jemand, der vor euch hier war; kann im Labor analysiert werden.

event-aftermath-token = Ein zweites Plättchen { $slot_in }: { $effect }
event-saw-aftermath-token =
    { $seat_you ->
        [yes] Du siehst
       *[no] { $seat } sieht
    } ein zweites Plättchen { $slot_in }: { $effect }
