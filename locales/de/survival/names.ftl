### Namen dessen, was mehrere Titel teilen.

## Intruders

figure-blank = Leer

## Exploration tokens

effect-malfunction = Fehlfunktion
effect-fire = Feuer
effect-silence = Stille
effect-slime = Schleim
effect-danger = Gefahr
effect-doors = Hinter dir schließt sich eine Tür

## Objects and other cards

thing-egg = Xeno-Ei
    .text = Schwer. Analysiere es im Labor, oder bring es nach Hause.
thing-carcass = Kadaver
    .text = Schwer. Der Rest eines Xenos; analysiere ihn im Labor.
thing-corpse = Leiche
    .text = Schwer. Der Rest eines Charakters; analysiere ihn im Labor.
thing-corpse-of = Leiche ({ $seat })
card-contamination = Kontamination
    .text = Ob sie infiziert ist, weißt du noch nicht. Bezahlen kannst du damit nicht.
card-contamination-infected = Kontamination (infiziert)
    .text = Gescannt und infiziert. Bezahlen kannst du damit nicht.
card-contamination-clean = Kontamination (sauber)
    .text = Gescannt und harmlos. Bezahlen kannst du damit nicht.
figure-eggs = die Eier

## Dice, engines, backs of cards

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-silence = Stille
face-danger = Gefahr
face-blank = Leerseite
face-creeper = trifft Larven und Kriecher
face-adult = trifft bis zu Jägern
face-hit = Treffer
face-double-hit = Doppeltreffer
back-red = rot
back-yellow = gelb
back-green = grün
back-blue = hergestellt
back-quest = Aufgabe
back-start = Startwaffe

## Causes of death, and how it ends

cause-melee = im Nahkampf gefallen
cause-fire = verbrannt
cause-explosion = von der Explosion zerrissen
cause-bleeding = verblutet
cause-airlock = ins All gerissen
