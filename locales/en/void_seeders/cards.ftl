### Void Seeders: attacks, panic cards, weaknesses.

## Attacks

attack-void-frenzy = Frenzy
    .text = Everyone in the room: 1 serious wound; deadly with 2 serious wounds.
attack-void-scratch = Scratch
    .text = 1 light wound and 1 contamination card.
attack-void-duplicate = Duplicate
    .text = The attacker splits in two.
attack-void-dread = Dread
    .text = 1 serious wound, then a panic card.
attack-void-braineating = Braineating
    .text = 2 serious wounds; deadly if you have any serious wound.
attack-void-bite = Bite
    .text = 1 serious wound; deadly with 2 serious wounds.
attack-void-dismay = Dismay
    .text = 1 contamination card, then a panic card.

## Panic cards

panic-destructive-outburst-1 = Destructive Outburst
    .text = You wreck your room: 1 malfunction marker.
panic-defeatism-1 = Defeatism
    .text = Your despair spreads: insanity rises by 1 for everyone in your room, you included.
panic-blind-escape-1 = Blind Escape
    .text = You run without looking, through the corridor of a drawn event card.
panic-destruction-1 = Destruction
    .text = You smash one heavy item that you hold.
panic-insane-courage-1 = Insane Courage
    .text = You run into a room next door with a void seeder or a lair.
panic-sabotage-1 = Sabotage
    .text = You ruin the supplies: nothing is left to find in your room.
panic-sabotage-2 = { panic-sabotage-1 }
    .text = { panic-sabotage-1.text }
panic-self-mutilation-1 = Self-Mutilation
    .text = You hurt yourself: 2 light wounds.
panic-self-mutilation-2 = { panic-self-mutilation-1 }
    .text = { panic-self-mutilation-1.text }
panic-heart-attack-1 = Heart Attack
    .text = Your heart stops. You die.
panic-heart-attack-2 = { panic-heart-attack-1 }
    .text = { panic-heart-attack-1.text }
panic-bloodlust-1 = Bloodlust
    .text = You attack whoever is near: 1 serious wound for each of the others in your room, or for you if you are alone.
panic-bloodlust-2 = { panic-bloodlust-1 }
    .text = { panic-bloodlust-1.text }
panic-demotivation-1 = Demotivation
    .text = Everyone in your room, you included, discards 1 action card; your insanity rises by 1.
panic-ripping-off-the-bandages-1 = Ripping off the Bandages
    .text = You tear your bandages off: 1 light wound, and one dressed wound opens again.
panic-ripping-off-the-bandages-2 = { panic-ripping-off-the-bandages-1 }
    .text = { panic-ripping-off-the-bandages-1.text }
panic-hopelessness-1 = Hopelessness
    .text = You forget what you could do: draw 3 cards and lose one of them for good.
panic-hallucinations-1 = Hallucinations
    .text = You shoot at shadows until one weapon is empty.
panic-hallucinations-2 = { panic-hallucinations-1 }
    .text = { panic-hallucinations-1.text }
panic-pyromaniac-1 = Pyromaniac
    .text = You set your room on fire.

## Weaknesses

weakness-void-solid-doors = Solid Doors
    .text = Closed doors stop them: they destroy the door instead of moving.
weakness-void-rational-thinking = Rational Thinking
    .text = A surprise attack gives no contamination card.
weakness-void-heightened-alertness = Heightened Alertness
    .text = Surprise numbers are 1 lower (at least 1).
weakness-void-weakening-control = Weakening Control
    .text = At insanity 2 a lurker appears.
weakness-void-vital-places = Vital Places
    .text = Against void seeders, a blank counts as a hit.
weakness-void-determination = Determination
    .text = Against the nest or a lair you may roll the combat die again, once.
weakness-void-group-therapy = Group Therapy
    .text = When discovered, everyone on board becomes saner by 1, even from 3 to 2.
weakness-void-stable-mind = Stable Mind
    .text = In the final check you draw 3 cards instead of 4.
