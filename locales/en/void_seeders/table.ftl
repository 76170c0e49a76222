### Void Seeders: what stands around the board, on people's boards and in scenes.

## The board

board-panic-tokens = Panic
board-panic-tokens-who = If one of these is drawn when the bag develops, its owner panics: { $who }.
board-lairs = Lairs
board-lairs-count = { $found } found, { $destroyed } of { $all } destroyed
board-lairs-why = With the third one the despoiler goes for good
board-despoiler-gone = The despoiler is gone for good

## Insanity

seat-insanity = Insanity { $n } of 5: { $next }
seat-insanity-next = Next encounter: { $next }.
seat-insanity-last = Next encounter: { $next }. One more step kills you.
seat-insanity-bar = Past the bar there is no way back.

## Scenes

scene-despoiler = The despoiler
scene-lair = A lair
scene-panic = Panic
scene-panic-card = Panic card
scene-panic-level = insanity
scene-panic-value = the card
scene-panic-happens = It happens.
scene-panic-rises = Too sane for this card: insanity rises.
scene-panic-interrupt =
    { $n ->
        [one] { $who } is in the room and could interrupt.
       *[other] In the room, and could interrupt: { $who }.
    }
scene-insanity = Insanity
scene-lurking = Lurking
scene-part-lurking = Lurking
scene-final-insanity = { $n } contaminated, insanity { $level }
scene-final-panic = { $cards } cards drawn, { $n } contaminated
