### The Medic.

character-medic = Medic

card-er = ER
    .text = Spend a needle: somebody here draws 3 cards, or somebody else gets a contamination card and loses an action card.
card-pharmacist = Pharmacist
    .text = Dress a serious wound of somebody here, or heal a dressed one. In a green room you draw a card.
card-field-dressing = Field Dressing
    .text = Heal all light wounds of one or two people here, or dress a serious wound of theirs. In a green room you draw a card.

thing-needle-gun = Needle Gun
    .text = What it would injure retreats instead. Only Chemicals load it.
thing-quest-surgery-kit = Surgery Kit
    .text = Cut the infection out of somebody here: all their cards go back into the deck, and they suffer a light wound.
thing-quest-combat-drugs = Combat Drugs
    .text = Draw until you have 5 cards in hand.

way-harm = contaminate somebody and take a card
way-help = let somebody draw 3 cards
way-pharmacist-heal = heal a dressed wound
way-treat = treat one or two people
way-load-needles = load the Needle Gun
way-draw-to-five = draw up to 5 cards

prompt-lose-to-needle = The needle hits: which action card do you lose?
prompt-whom-to-treat = Whom do you treat?
prompt-how-to-be-treated = { $arg1 } treats you: what do you need most?
option-treat =
    { $arg1_you ->
        [yes] Yourself
       *[no] { $arg1 }
    }
option-treat-2 =
    { $arg1_you ->
        [yes] Yourself
       *[no] { $arg1 }
    } and { $arg2 }
option-heal-light = Heal all light wounds
option-dress-one = Dress a serious wound
