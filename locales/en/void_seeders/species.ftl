### Void Seeders: who they are, insanity, panic, lairs, lurking.

## Names

figure-despoiler = Despoiler
figure-stalker = Stalker
figure-whisperer = Whisperer
figure-lurker = Lurker
figure-lair = Lair
figure-void-seeder = Void seeder
figure-insanity-blue = Insanity (blue)
figure-insanity-green = Insanity (green)
figure-insanity-white = Insanity (white)
figure-insanity-purple = Insanity (purple)
figure-insanity-red = Insanity (red)
figure-insanity-orange = Insanity (orange)
figure-insanity-pink = Insanity (pink)
effect-lair = Lair
token-lair-1 = { effect-lair }, 4 items
token-lair-2 = { effect-lair }, 3 items
token-lair-3 = { effect-lair }, 2 items
thing-insanity = Insanity
    .text = Of somebody here who is alive and at level 3 or higher.

## What happened

event-insanity-rises =
    { $seat_you ->
        [yes] Your insanity rises
       *[no] { $seat }'s insanity rises
    } to { $level }.
event-insanity-falls =
    { $seat_you ->
        [yes] Your insanity falls
       *[no] { $seat }'s insanity falls
    } to { $level }.
event-card-forgotten =
    { $seat_you ->
        [yes] You forget
       *[no] { $seat } forgets
    } { $card } for good.
event-panics =
    Panic: { $seat_you ->
        [yes] you draw
       *[no] { $seat } draws
    } { $card }, value { $value }, at insanity { $level }.
event-panic-without-effect =
    Nothing of { $card } can be done{ $seat_you ->
        [yes] : it drives you madder
       *[no] : it drives { $seat } madder
    }.
event-panic-stopped =
    { $seat_you ->
        [yes] You come
       *[no] { $seat } comes
    } round: the panic has no effect.
event-lair-destroyed = The lair { $slot_in } is destroyed: { $lairs } of 3.
event-despoiler-gone = The last lair is gone, and the despoiler with it, for good.
event-despoiler-vanishes = { $figure } vanishes { $slot_in }.
event-lurking-step = What has nobody near begins to lurk.
event-intruder-lurks = { $figure } melts into the dark { $slot_in }.
event-no-seeder-left =
    No figure is left for { $seat_you ->
        [yes] you
       *[no] { $seat }
    }.
event-insanity-token-gone = Out of the game: { $type }
event-final-insanity =
    { $seat_you ->
        [yes] You carry
       *[no] { $seat } carries
    } { $contamination ->
        [one] 1 contamination card
       *[other] { $contamination } contamination cards
    }: insanity { $level }.
event-final-panic =
    { $seat_you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }: { $contamination } contaminated.

## Questions and answers

prompt-calm-down = Do you calm down? Your insanity falls by 1.
option-calm-down = Calm down
option-stay-tense = Stay as you are
prompt-stop-panic = Panic: { $arg1 }. Do you interrupt { $arg2 }?

## Causes of death

cause-insanity = driven out of their mind
cause-panic = frightened to death
lab-cause-insanity = Went out of their mind
lab-cause-panic = Frightened to death

## The board in the terminal

ui-letter-despoiler = D
ui-letter-stalker = S
ui-letter-whisperer = W
ui-letter-lurker = L
ui-letter-lair = O
ui-legend-void-seeders = D S W L O despoiler, stalker, whisperer, lurker, lair, with injuries
ui-insanity = insanity { $n }

## The box, and the row of a new table

app-option-species-void-seeders = Void Seeders
    .text = Your insanity decides what you meet.
    .said = Void Seeders
    .changes =
        insanity instead of larvae
        panic cards, with effects of their own
        closed doors don't stop them
        three lairs, and no slime
