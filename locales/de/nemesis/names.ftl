### Nemesis: Andere Namen.

## Serious wounds

wound-body = Rumpf
    .text = Du ziehst auf 4 Karten nach statt auf 5.
wound-arm = Arm
    .text = Du hast nur 1 Hand-Slot.
wound-hand = Hand
    .text = Deine Gegenstandsaktionen kosten 1 mehr.
wound-leg = Bein
    .text = Eine Flucht kostet 2.
wound-bleeding = Blutung
    .text = Jedes Mal, wenn du passt, erleidest du 1 leichte Wunde.

## Destinations

destination-earth = Erde
destination-mars = Mars
destination-venus = Venus
destination-deep-space = Weltall

## Exploration tokens

token-malfunction-1 = { effect-malfunction }, 4 Gegenstände
token-malfunction-2 = { effect-malfunction }, 3 Gegenstände
token-malfunction-3 = { effect-malfunction }, 2 Gegenstände
token-malfunction-4 = { effect-malfunction }, 2 Gegenstände
token-malfunction-5 = { effect-malfunction }, 2 Gegenstände
token-malfunction-6 = { effect-malfunction }, 2 Gegenstände
token-malfunction-7 = { effect-malfunction }, 1 Gegenstand
token-malfunction-8 = { effect-malfunction }, 1 Gegenstand
token-fire-1 = { effect-fire }, 2 Gegenstände
token-fire-2 = { effect-fire }, 1 Gegenstand
token-silence-1 = { effect-silence }, 1 Gegenstand
token-silence-2 = { effect-silence }, 1 Gegenstand
token-slime-1 = { effect-slime }, 4 Gegenstände
token-slime-2 = { effect-slime }, 3 Gegenstände
token-danger-1 = { effect-danger }, 3 Gegenstände
token-danger-2 = { effect-danger }, 2 Gegenstände
token-doors-1 = { effect-doors }, 4 Gegenstände
token-doors-2 = { effect-doors }, 3 Gegenstände
token-doors-3 = { effect-doors }, 2 Gegenstände
token-doors-4 = { effect-doors }, 1 Gegenstand

## Coordinates

coordinates-coord-1 = A { destination-earth }, B { destination-mars }, C { destination-venus }, D { destination-deep-space }
coordinates-coord-2 = A { destination-earth }, B { destination-deep-space }, C { destination-mars }, D { destination-venus }
coordinates-coord-3 = A { destination-deep-space }, B { destination-mars }, C { destination-earth }, D { destination-venus }
coordinates-coord-4 = A { destination-mars }, B { destination-venus }, C { destination-earth }, D { destination-deep-space }
coordinates-coord-5 = A { destination-venus }, B { destination-deep-space }, C { destination-mars }, D { destination-earth }
coordinates-coord-6 = A { destination-deep-space }, B { destination-earth }, C { destination-venus }, D { destination-mars }
coordinates-coord-7 = A { destination-mars }, B { destination-venus }, C { destination-deep-space }, D { destination-earth }
coordinates-coord-8 = A { destination-venus }, B { destination-earth }, C { destination-deep-space }, D { destination-mars }

## Objects and other cards

thing-corpse-blue = Blaue Leiche
    .text = Schwer. Sie lag schon da, als du aufgewacht bist; analysiere sie im Labor.
objective-kind-personal = persönliches Ziel
objective-kind-corporate = Unternehmensziel
objective-kind-solo-coop = Ziel

## Dice, engines, backs of cards

engine-working = intakt
engine-damaged = beschädigt
place-main = Wartungskorridore
place-red = Rote Wartungskorridore
place-blue = Blaue Wartungskorridore

## Causes of death, and how it ends

cause-attack = bei einem Angriff getötet
cause-infection = etwas bricht aus der Brust
cause-surgery = die Operation nicht überlebt

end-jump = Das Schiff springt in den Hyperraum.
end-explosion = Überall Feuer: Das Schiff explodiert.
end-hull-breach = Zu viel ist kaputt: Der Rumpf gibt nach.
end-self-destruct = Die Selbstzerstörungssequenz ist abgelaufen.
end-nobody-left = An Bord ist niemand mehr wach.
end-engines = Zu viele Triebwerke sind beschädigt: Das Schiff explodiert.
