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
prompt-craft = What do you craft?
prompt-components = { $arg1 }: which two components?
prompt-quest-item = { $arg1 }: which item do you discard for it?
prompt-burn-item = Fire needs fuel: which item do you burn?
prompt-intercom = Do you use the Intercom, so that everyone at a working computer draws, too?

## Where and whom

prompt-choose-room = Doors: around which room?
prompt-choose-room-1 = { $arg1 }: which room?
prompt-choose-way =
    { $arg1_you ->
        [yes] Where do you go?
       *[no] Where does { $arg1 } go?
    }
prompt-choose-entrance = Technical corridors: where do you climb out?
prompt-careful-noise = You move quietly: where do you leave a noise?
prompt-choose-tile = Which unexplored room do you look at?
prompt-choose-tile-1 =
    Which unexplored room do you look at? { $arg1 ->
        [one] 1 to go.
       *[other] { $arg1 } to go.
    }
prompt-choose-door = Which door?
prompt-work-doors = Doors { $arg1_in }: which do you open or close?
prompt-take-door = No door is left for { $arg1 }: from where do you take one?
prompt-choose-character = Which character?
prompt-who-slips-away = Who slips away?
prompt-slip-away = { $arg1 } covers you: where do you go?
prompt-choose-objective-of = Whose objective do you read?
prompt-choose-object = Which object do you analyse?
prompt-choose-destination = Where do you set the destination marker?

## Fighting

prompt-choose-intruder = Which intruder?
prompt-choose-target = Which intruder do you shoot at?
prompt-choose-shot = What do you shoot at?
prompt-throw-at = Where do you throw it?
prompt-which-eggs = Which eggs { $arg1_in } go first?
prompt-check-first = Several are hurt: which is checked first?
prompt-drive-away = Flooded { $arg1_in }: which intruder flees first?
prompt-spend-ammo = Which weapon do you fire?
prompt-choose-weapon = Which weapon?
prompt-reroll-combat = You rolled: { $arg1 }. Do you roll again?
prompt-burst = { $arg1 }: 1 more ammo for 1 more injury?
prompt-reroll-noise = { $arg1 }: discard a card to roll again?
prompt-ignore-attack = The attack hits you. What do you do?
prompt-lose-card = Smoke: which action card do you lose?

## Items and wounds

prompt-keep-item = Which item do you keep?
prompt-choose-deck = Which item deck do you search?
prompt-make-room = Your hands are full. What do you drop for { $arg1 }?
prompt-drop-to-limit = You can't hold all that. What do you drop?
prompt-choose-pair = Which two do you tape together?
prompt-dress-wound = Which wound do you dress?
prompt-heal-wound = Which dressed wound do you heal?
prompt-scan-hand = Do you scan the contamination cards in your hand?
prompt-choose-contamination = Which contamination card do you get rid of?

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
prompt-choose-objective = Which of your two objectives do you keep?
prompt-engine-order = Engine { $arg1 }: do you change the order of the tokens?
prompt-next-event = The next event: where do you put it?

## Pods

prompt-choose-pod = Which escape pod?
prompt-launch-or-wait = You sit in pod { $arg1 }: launch, or wait?
prompt-on-pod = You wait in pod { $arg1 }. What do you do?

## Playing the intruders

prompt-play-intruders = You are dead. Do you play on as the intruders?
prompt-intruder-turn = The intruders: which card do you play?
prompt-intruder-move = Which intruder moves, and through which corridor?
prompt-intruder-attack = Which intruder attacks whom?
prompt-choose-attack-card = Which attack do you resolve?
prompt-bury-attack-card = Which attack goes under the deck next?
prompt-keep-intruder-cards = You pass: do you keep your hand?
prompt-pursuit = Who rolls for noise?
prompt-planning = Which event comes about?
prompt-self-healing = Which intruder recovers?
