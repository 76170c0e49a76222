### Names of what several titles share.

## Intruders

figure-blank = Blank

## Exploration tokens

effect-malfunction = Malfunction
effect-fire = Fire
effect-silence = Silence
effect-slime = Slime
effect-danger = Danger
effect-doors = A door closes behind you

## Objects and other cards

thing-egg = Egg
    .text = Heavy. Analyse it in the Laboratory, or take it home.
thing-carcass = Carcass
    .text = Heavy. What is left of an intruder; analyse it in the Laboratory.
thing-corpse = Corpse
    .text = Heavy. What is left of a character; analyse it in the Laboratory.
thing-corpse-of = Corpse ({ $seat })
card-contamination = Contamination
    .text = You don't know yet whether it is infected. It can't pay for anything.
card-contamination-infected = Contamination (infected)
    .text = Scanned and infected. It can't pay for anything.
card-contamination-clean = Contamination (clean)
    .text = Scanned and harmless. It can't pay for anything.
figure-eggs = the eggs

## Dice, engines, backs of cards

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-silence = silence
face-danger = danger
face-blank = blank
face-creeper = hits larvae and creepers
face-adult = hits larvae, creepers and adults
face-hit = hit
face-double-hit = double hit
back-red = red
back-yellow = yellow
back-green = green
back-blue = crafted
back-quest = quest
back-start = starting weapon

## Causes of death, and how it ends

cause-melee = killed in a fight
cause-fire = burnt to death
cause-explosion = torn apart in the blast
cause-bleeding = bled to death
cause-airlock = blown out into space
