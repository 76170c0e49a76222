### Void Seeders: the help card, section by section.

help-void-event-phase = Event phase
    .text =
        Time: both markers move on.
        Attacks: every void seeder in combat attacks by card. Lairs never attack.
        Fire: 1 injury to each void seeder and lair in a burning room.
        Event: movement, then effect.
        Lurking: void seeders with nobody here or next door leave noise all around and return to the bag. Closed doors don't hide you.
        Bag: draw a token.
help-void-bag = Bag development
    .text =
        Void seeder: everyone who is not in combat rolls for noise.
        Insanity: that character resolves a panic card.
        Blank: 1 random void seeder token goes into the bag.
help-void-encounter = Encounter
    .text =
        Your insanity says what appears: 1 lurker, 2 and 3 whisperer, 4 stalker, 5 despoiler. If none is left, the next lower one comes.
        Surprise attack: 1 contamination card and a panic card.
        Insanity token: noise all around and a panic card for you. Blank: noise all around.
help-void-panic = Panic and insanity
    .text =
        If your level is below the value or the effect is impossible, your insanity rises by 1. Otherwise resolve the effect.
        Somebody else in the room may cancel an effect with Interruption.
        You never go back from 3 to 2. At 5 one more increase kills you.
        Rest, canteen and shower: 1 level down and/or scan; an infected card takes you to 5. Surgery and antidote: down to 3.
help-void-fighting = Fighting them
    .text =
        Lurker: 2 cards, lower number. Whisperer: 1 card. Stalker: 2 cards, higher number. Any arrow: it retreats. They leave no carcass; a token goes into the bag.
        Despoiler: never injured, an arrow drives it off. It goes with the third lair.
        Lair: only hit and double hit count; 2 cards, higher number, any arrow saves it. It leaves a carcass. Whoever ends a turn beside it rolls for noise.
