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

panic-destructive-outburst = Destructive Outburst
    .text = You wreck your room: 1 malfunction marker.
panic-defeatism = Defeatism
    .text = Your despair spreads: insanity rises by 1 for everyone in your room, you included.
panic-blind-escape = Blind Escape
    .text = You run without looking, through the corridor of a drawn event card.
panic-destruction = Destruction
    .text = You smash one heavy item that you hold.
panic-insane-courage = Insane Courage
    .text = You run into a room next door with a void seeder or a lair.
panic-sabotage = Sabotage
    .text = You ruin the supplies: nothing is left to find in your room.
panic-self-mutilation = Self-Mutilation
    .text = You hurt yourself: 2 light wounds.
panic-heart-attack = Heart Attack
    .text = Your heart stops. You die.
panic-bloodlust = Bloodlust
    .text = You attack whoever is near: 1 serious wound for each of the others in your room, or for you if you are alone.
panic-demotivation = Demotivation
    .text = Everyone in your room, you included, discards 1 action card; your insanity rises by 1.
panic-ripping-off-the-bandages = Ripping off the Bandages
    .text = You tear your bandages off: 1 light wound, and one dressed wound opens again.
panic-hopelessness = Hopelessness
    .text = You forget what you could do: draw 3 cards and lose one of them for good.
panic-hallucinations = Hallucinations
    .text = You shoot at shadows until one weapon is empty.
panic-pyromaniac = Pyromaniac
    .text = You set your room on fire.

## Weaknesses

weakness-solid-doors = Solid Doors
    .text = Closed doors stop them: they destroy the door instead of moving.
weakness-rational-thinking = Rational Thinking
    .text = A surprise attack gives no contamination card.
weakness-heightened-alertness = Heightened Alertness
    .text = Surprise numbers are 1 lower (at least 1).
weakness-weakening-control = Weakening Control
    .text = At insanity 2 a lurker appears.
weakness-void-vital-places = Vital Places
    .text = Against void seeders, a blank counts as a hit.
weakness-determination = Determination
    .text = Against the nest or a lair you may roll the combat die again, once.
weakness-group-therapy = Group Therapy
    .text = When discovered, everyone on board becomes saner by 1, even from 3 to 2.
weakness-stable-mind = Stable Mind
    .text = In the final check you draw 3 cards instead of 4.

## What cards ask, offer and tell

event-runs-blindly =
    { $seat_you ->
        [yes] You run
       *[no] { $seat } runs
    } for corridor { $number }.
event-items-ruined =
    { $seat_you ->
        [yes] You ruin
       *[no] { $seat } ruins
    } the supplies { $slot_in }.
event-wound-opened =
    { $seat_you ->
        [yes] Your wound
       *[no] { $seat }'s wound
    } opens again: { $wound }.
event-whispering = Whispers come from every corridor { $number }.

option-smash = Smash { $arg1 }
option-smash-2 = Smash { $arg1 } ({ $arg2 } ammo)
option-forget = Forget { $arg1 }

prompt-smash = Destruction: which heavy item do you smash?
prompt-charge = Insane Courage: which way do you run?
prompt-open-wound = Which of your dressed wounds do you tear open?
prompt-forget = Hopelessness: which card do you lose for good?
prompt-empty-weapon = Hallucinations: which weapon do you empty?

cause-bloodlust = killed in a bloodlust
lab-cause-bloodlust = Killed in a bloodlust
