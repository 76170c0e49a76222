### Nemesis: Other names.

## Serious wounds

wound-body = Body
    .text = You draw up to 4 cards instead of 5.
wound-arm = Arm
    .text = You have only 1 hand slot.
wound-hand = Hand
    .text = Your item actions cost 1 more.
wound-leg = Leg
    .text = Escaping costs 2.
wound-bleeding = Bleeding
    .text = Each time you pass you suffer 1 light wound.

## Destinations

destination-earth = Earth
destination-mars = Mars
destination-venus = Venus
destination-deep-space = Deep Space

## Exploration tokens

token-malfunction-1 = { effect-malfunction }, 4 items
token-malfunction-2 = { effect-malfunction }, 3 items
token-malfunction-3 = { effect-malfunction }, 2 items
token-malfunction-4 = { effect-malfunction }, 2 items
token-malfunction-5 = { effect-malfunction }, 2 items
token-malfunction-6 = { effect-malfunction }, 2 items
token-malfunction-7 = { effect-malfunction }, 1 item
token-malfunction-8 = { effect-malfunction }, 1 item
token-fire-1 = { effect-fire }, 2 items
token-fire-2 = { effect-fire }, 1 item
token-silence-1 = { effect-silence }, 1 item
token-silence-2 = { effect-silence }, 1 item
token-slime-1 = { effect-slime }, 4 items
token-slime-2 = { effect-slime }, 3 items
token-danger-1 = { effect-danger }, 3 items
token-danger-2 = { effect-danger }, 2 items
token-doors-1 = { effect-doors }, 4 items
token-doors-2 = { effect-doors }, 3 items
token-doors-3 = { effect-doors }, 2 items
token-doors-4 = { effect-doors }, 1 item

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

thing-corpse-blue = Blue corpse
    .text = Heavy. The body that was here before you woke; analyse it in the Laboratory.
objective-kind-personal = personal objective
objective-kind-corporate = corporate objective
objective-kind-solo-coop = objective

## Dice, engines, backs of cards

engine-working = working
engine-damaged = damaged
place-main = Technical corridors
place-red = Red technical corridors
place-blue = Blue technical corridors

## Causes of death, and how it ends

cause-attack = killed in an attack
cause-infection = something burst from the chest
cause-surgery = did not survive the operation

end-jump = The ship jumps into hyperspace.
end-explosion = Fire everywhere: the ship explodes.
end-hull-breach = Too much is broken: the hull gives way.
end-self-destruct = The self-destruct sequence runs out.
end-nobody-left = Nobody is awake on board any more.
end-engines = Too many engines are damaged: the ship explodes.
