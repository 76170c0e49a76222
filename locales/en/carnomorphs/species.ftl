### Nemesis: Carnomorphs: figures, what they do, and what mutations are about.

app-option-species-carnomorphs = Carnomorphs
    .text = They eat what lies around, and grow.
    .said = Carnomorphs
    .changes =
        they feed and grow every round
        three adaptations, turned up one by one
        mutations for you, and the fourth marker kills
        no larvae

figure-metagorger = Metagorger
figure-shambler = Shambler
figure-fleshbeast = Fleshbeast
figure-butcher = Butcher
figure-metagorger-red = Red Metagorger
figure-metagorger-blue = Blue Metagorger

ui-letter-metagorger = M
ui-letter-shambler = S
ui-letter-fleshbeast = F
ui-letter-butcher = B
ui-legend-carnomorphs = B F S M butcher, fleshbeast, shambler, metagorger, with injuries

cause-mutation = something else walks on in the body
lab-cause-mutation = Mutated

## What they do

event-carnomorph-none-free = No figure is free: { $type }.
event-carnomorph-withdrew = { $figure } withdraws { $slot_in }.
event-carnomorph-evolved = { $old } grows: { $figure }.
event-carnomorph-feeds = { $figure } feeds { $slot_in }.
event-carnomorph-healed =
    { $figure } heals, { $injuries ->
        [0] no injuries
        [one] 1 injury
       *[other] { $injuries } injuries
    } left.
event-carnomorph-ate = Eaten { $slot_in }: { $food }
event-carnomorph-ate-other = { $figure } devours { $eaten }.
event-adaptation-revealed = The first of its kind: { $type }. Adaptation: { $weakness } (it lies by: { $object })
event-adaptation-removed =
    { $seat_you ->
        [yes] You analyse
       *[no] { $seat } analyses
    }: { $object }. They lose { $weakness }.
event-metagorger-burrowed =
    { $figure } burrows into { $seat_you ->
        [yes] you
       *[no] { $seat }
    }.

## Mutation

event-mutated =
    { $seat_you ->
        [yes] You get
       *[no] { $seat } gets
    } a mutation card.
event-drew-mutation = You could become: { $mutation }
event-saw-mutation = Your mutation: { $mutation }
event-mutation-lost =
    { $seat_you ->
        [yes] You lose your
       *[no] { $seat } loses the
    } mutation card.
event-mutation-marker =
    { $seat_you ->
        [yes] You have
       *[no] { $seat } has
    } { $markers ->
        [one] 1 mutation marker
       *[other] { $markers } mutation markers
    }.
event-mutation-shown =
    { $seat_you ->
        [yes] You turn your mutation
       *[no] { $seat } turns a mutation
    } faceup: { $mutation }
event-mutation-scan =
    The scanner shows: { $infected ->
        [yes] infected
       *[no] clean
    }.

option-mutate = Use your mutation
option-keep-mutation = { $arg1 }
option-spend-contamination = { $arg1 }
prompt-keep-mutation = Your body changes. Which mutation do you keep?
prompt-spend-contamination = { $arg1 }: which contamination card do you scan? It also costs a mutation marker.
prompt-where-metagorger =
    { $arg1 ->
        [one] One Metagorger is left
       *[other] { $arg1 } Metagorgers are left
    }. Where does the next one appear?
reason-no-mutation = you have no mutation card

## What objectives ask for

condition-carnomorphs-queen-killed = The Butcher is dead
condition-carnomorphs-weakness-carcass = The adaptation of the carcass is removed
condition-carnomorphs-weakness-egg = The adaptation of the egg is removed
condition-carnomorphs-weaknesses-at-least-2 = Two adaptations removed
