### Aftermath: event cards, and a wound.

event-card-infested-supplies = Infested Supplies
    .text = Whoever is in a green room takes a contamination card.
event-card-dripping = Dripping
    .text = Whoever is at an entrance to the technical corridors is slimed.
event-card-slimy = Slimy
    .text = Slime contaminates whoever has it on them, twice.
event-card-royal-ceremony = Royal Ceremony
    .text = The Queen comes to the Nest, or an egg is laid.
event-card-eggs-hatching = Eggs Hatching
    .text = Eggs that lie about hatch, and so does one in the Nest.
event-card-sparks = Sparks
    .text = Broken rooms catch fire.
event-card-screeching = Screeching
    .text = Noise around every room with an intruder.
event-card-adaptability = Adaptability
    .text = They overcome a weakness that you know.
event-card-maneuver = Maneuver
    .text = Next time everybody draws up to one card less.
event-card-warbling = Warbling
    .text = Noise around the engines. One of them may change.

wound-melted = Melted
    .text = Each time you pass while you are slimed you suffer 1 light wound.
cause-melted = eaten by slime
lab-cause-melted = Eaten by slime

event-weakness-lost = A weakness is gone: { $weakness }
event-engine-shakes = Engine { $engine }: { $face }
event-engine-swapped = The tokens of engine { $engine } change places. Nobody sees them.
option-weakness = { $arg1 }
prompt-lose-weakness = Which weakness do they overcome?
