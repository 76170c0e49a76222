### Nachspiel: die zweiten Erkundungsplättchen.

effect-lockdown = Alle Türen schließen sich
effect-egg = Ein Ei
effect-slimed-room = Verschleimter Raum
effect-larva = Eine Larve
effect-carcass = Ein Kadaver
effect-corpse = Eine Leiche
thing-corpse-red = Leiche eines Fremden
    .text = Schwer. Jemand, der vor euch hier war; kann im Labor analysiert werden.
event-second-token = Was noch da ist, { $slot_in }: { $effect }.
event-saw-second-token = Du siehst, was { $slot_in } liegt: { $effect }.
