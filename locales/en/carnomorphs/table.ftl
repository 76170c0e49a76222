### Carnomorphs: what stands around the board, on people's boards and in scenes.

## The board

board-chain = Food chain
board-chain-count = { $here } on board · { $bag } in the bag
board-chain-gone = killed, and gone for good
board-butcher-killed = The butcher is dead
board-adaptations = Adaptations
board-adaptation-hidden = face down
board-adaptation-comes = It is turned up when the first { $first } appears.
board-adaptation-ends = It ends when you study one of these: { $thing }.
board-adaptation-ended = Somebody has studied it: { $thing }. It no longer counts.
board-adaptation-off = ended
board-adaptation-where = The laboratory ends one, with its object.

## Mutation

seat-action-mutate = Mutation
seat-mutation = Mutation
seat-mutation-unseen = a card nobody has seen
seat-mutation-none = no card
seat-mutation-markers =
    { $n ->
        [0] no markers
        [one] 1 marker
       *[other] { $n } markers
    }
seat-mutation-last = That was your third marker. The fourth kills.
seat-mutation-toll =
    { $n ->
        [1] This is your first marker. The fourth kills.
        [2] This is your second marker. The fourth kills.
        [3] This is your third. The fourth kills.
       *[other] This is your fourth marker. You die, and nothing else happens.
    }
seat-mutation-protected = protected this round
seat-mutation-unheard = unheard until passing

## Scenes

scene-butcher = The butcher
scene-feeding = Feeding
scene-part-feeding = Feeding
scene-adaptation = They adapt
scene-adaptation-removed = ended
scene-mutation = Mutation
scene-final-markers =
    { $n ->
        [one] 1 mutation marker
       *[other] { $n } mutation markers
    }
scene-mutation-card = Mutation card
