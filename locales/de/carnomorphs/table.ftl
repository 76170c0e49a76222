### Karnomorphs: was um den Spielplan steht, auf den Tafeln der Leute und in den Szenen.

## Der Spielplan

board-chain = Nahrungskette
board-chain-count = { $here } an Bord · { $bag } im Beutel
board-chain-gone = tot und für immer fort
board-butcher-killed = Der Zerfleischer ist tot
board-adaptations = Adaptationen
board-adaptation-hidden = verdeckt
board-adaptation-comes = Wird aufgedeckt, wenn zum ersten Mal ein solcher Gegner erscheint: { $first }.
board-adaptation-ends = Endet, sobald ihr das untersucht: { $thing }.
board-adaptation-ended = Untersucht: { $thing }. Zählt nicht mehr.
board-adaptation-off = beendet
board-adaptation-where = Das Labor beendet eine, mit ihrem Objekt.

## Mutation

seat-action-mutate = Mutation
seat-mutation = Mutation
seat-mutation-unseen = eine Karte, die niemand kennt
seat-mutation-none = keine Karte
seat-mutation-markers =
    { $n ->
        [0] keine Marker
        [one] 1 Marker
       *[other] { $n } Marker
    }
seat-mutation-last = Das war dein dritter Marker. Der vierte tötet.
seat-mutation-toll =
    { $n ->
        [1] Das ist dein erster Marker. Der vierte tötet.
        [2] Das ist dein zweiter Marker. Der vierte tötet.
        [3] Das ist dein dritter. Der vierte tötet.
       *[other] Das ist dein vierter Marker. Du stirbst, und sonst geschieht nichts.
    }
seat-mutation-protected = in dieser Runde geschützt
seat-mutation-unheard = unhörbar bis zum Passen

## Szenen

scene-butcher = Der Zerfleischer
scene-feeding = Sie fressen
scene-part-feeding = Fressen
scene-adaptation = Sie passen sich an
scene-adaptation-removed = beendet
scene-mutation = Mutation
scene-final-markers = { $n } Mutationsmarker
scene-mutation-card = Mutationskarte
