### What is asked, in one sentence. `$arg1` and so on are what the question is about.

## The turn

prompt-act =
    What do you do? { $arg1 ->
        [one] 1 action left.
       *[other] { $arg1 } actions left.
    }
prompt-pay =
    Cost: which card do you discard? { $arg1 ->
        [one] 1 to go.
       *[other] { $arg1 } to go.
    }
prompt-discard-any = Which cards do you discard? As many as you like.
prompt-room-action = { $arg1 }: what do you use it for?
prompt-interrupt =
    { $arg2_turn ->
        [yes] { $arg2 }: { $arg1 }
       *[no] { $arg2 } interrupts: { $arg1 }
    }{ $arg3_count ->
        [0] { "" }
       *[other] {" "}({ $arg3 })
    }. Do you interrupt?
prompt-consent = { $arg1 } wants to take you along, { $arg2 }: { $arg3 }. Do you agree?
prompt-consent-2 = { $arg1 } wants to treat you: { $arg2 }. Do you agree?
prompt-components = { $arg1 }: which two components?
prompt-quest-item = { $arg1 }: which item do you discard for it?

## Where and whom

prompt-choose-room = Doors: around which room?
prompt-choose-room-1 = { $arg1 }: which room?
prompt-careful-noise = You move quietly: where do you place the noise?
prompt-work-doors = Doors { $arg1_in }: which do you open or close?
prompt-take-door = No door is left for { $arg1 }: from where do you take one?
prompt-choose-character = Which character?
prompt-choose-objective-of = Whose objective do you read?
prompt-choose-object = Which object do you analyse?

## Fighting

prompt-throw-at = Where do you throw it?
prompt-which-eggs = Which eggs { $arg1_in } go first?
prompt-check-first = Several are hurt: which is checked first?
prompt-reroll-combat = You rolled: { $arg1 }. Do you roll again?
prompt-burst = { $arg1 }: 1 more ammo for 1 more injury?
prompt-reroll-noise = { $arg1 }: discard a card to roll again?
prompt-ignore-attack = The attack hits you. What do you do?

## Items and wounds

prompt-keep-item = Which item do you keep?
prompt-choose-deck = Which item deck do you search?
prompt-make-room = Your hands are full. What do you drop to hold { $arg1 }?
prompt-drop-to-limit = You can't hold all that. What do you drop?
prompt-before-end = Your turn is about to end. Drop anything first?
prompt-dress-wound = Which wound do you dress?
prompt-heal-wound = Which dressed wound do you heal?
prompt-scan-hand = Do you scan the contamination cards in your hand?

## Trading

prompt-trade = Trade: do you propose an exchange?
prompt-offer =
    What do you offer { $arg1 }?{ $arg2_count ->
        [0] { "" }
       *[other] {" "}So far: { $arg2 }.
    }
prompt-answer-offer =
    { $arg1 } offers you { $arg2_count ->
        [0] nothing
       *[other] { $arg2 }
    }. Do you answer?
prompt-agree =
    { $arg1 } gives { $arg2_count ->
        [0] nothing
       *[other] { $arg2 }
    } in return. Do you agree?

## Secrets

prompt-draft = Player { $arg1 }: who do you want to be?
prompt-choose-character-1 = Player { $arg1 }: who do you want to be?
prompt-next-event = The next event: where do you put it?
