### Carnomorphs: attacks, mutation cards, adaptations, and what the cards ask.

## Attacks

attack-devour = Devour
    .text = 1 serious wound; deadly with any serious wound. The butcher heals.
attack-spawn = Spawn
    .text = A metagorger crawls out, and you are slimed.
attack-bash = Bash
    .text = 1 serious wound and 1 contamination card.
attack-regurgitate = Regurgitate
    .text = Slime and 1 contamination card; a carcass is left in the room.
attack-slash = Slash
    .text = 1 light wound and 1 contamination card.
attack-carnomorph-bite = Bite
    .text = 1 serious wound; deadly with 2 serious wounds.
attack-whiplash = Whiplash
    .text = 2 light wounds and 1 contamination card.

## Mutation cards

card-chitin-claws = Chitin Claws
    .text = In combat. Clean: deal 2 injuries to a carnomorph in your room. Infected: deal 3, and everyone else in the room suffers a light wound.
card-adrenal-glands = Adrenal Glands
    .text = Clean: draw 2 cards. Infected: draw 3 cards and perform one more action this turn.
card-regenerating-tissue = Regenerating Tissue
    .text = Clean: heal all light wounds or dress a serious one; if all you have are dressed ones, lose one. Infected: dress all serious wounds and lose one; without any, heal all light wounds.
card-acid-spit = Acid Spit
    .text = In your room or next door. Clean: 1 injury to a carnomorph, which then retreats. Infected: 2 injuries to every carnomorph in one room, which breaks down.
card-boneless-body = Boneless Body
    .text = Clean: crawl through the technical corridors, or slip under a door into the next room; in combat they attack you first. Infected: crawl to any entrance without being attacked, and get slimed.
card-pheromone-glands = Pheromone Glands
    .text = In combat. Clean: a carnomorph in your room retreats; if it stays, it doesn't attack you this round. Infected: all of them retreat, and you are slimed.
card-echolocation = Echolocation
    .text = Out of combat. Clean: silence the corridors around you and look into an unexplored room. Infected: look into two, and enter rooms without a noise roll until you pass.
card-mimicry = Mimicry
    .text = In combat. Clean: a carnomorph here attacks someone else here and leaves you alone this round; if you are on your own, it attacks you. Infected: none attacks you this round, and you may walk out.
card-armour-plates = Armour Plates
    .text = Clean: the next attack that would hit you this round does nothing. Infected: no attack does anything to you this round, but you discard your action cards.
card-extra-limbs = Extra Limbs
    .text = Out of combat. Clean: search the room; if nothing is left to find, you still get one card. Infected: search and keep both cards.
card-devourer = Devourer
    .text = Out of combat. Eat a corpse, carcass or egg that lies here or that you carry. Clean: heal all light wounds and draw a card. Infected: lose a serious wound and draw 2 cards.
card-hive-mind = Hive Mind
    .text = Clean: look at the next two events and put each on top of or under the deck. Infected: move a carnomorph that isn't in combat through a corridor of your choice.

## Adaptations

weakness-voracious = Voracious
    .text = They feed before they attack, even in combat.
weakness-agile = Agile
    .text = The creeper face of the die never hits them.
weakness-thick-hide = Thick Hide
    .text = It takes one more injury to kill them.
weakness-keen-senses = Keen Senses
    .text = Surprise numbers are 1 higher.
weakness-corrosive-blood = Corrosive Blood
    .text = When one is killed, everyone in its room is slimed.
weakness-fireproof = Fireproof
    .text = Burning rooms don't hurt them.
weakness-battering-charge = Battering Charge
    .text = They break through closed doors and keep moving.
weakness-self-healing = Self-Healing
    .text = Each of them loses 1 injury at the end of every attack step.

## What the cards ask and offer

prompt-which-carnomorph = { $arg1 }: which carnomorph?
prompt-spit-into = { $arg1 }: into which room?
prompt-which-wounds-close = Which wounds close?
prompt-squeeze = Where do you squeeze through?
prompt-walk-out = They take you for one of their own. Do you walk out?
prompt-devour = What do you eat?
prompt-which-wound-goes = Which serious wound do you lose?
prompt-which-event-under = Which of these events do you put under the deck?
prompt-which-event-next = Which event comes next?
prompt-steer = Where do you steer { $arg1 }?

option-close-light-wounds = Heal all light wounds
option-close-serious-wound = Dress a serious wound
option-crawl = Crawl { $arg1_into }
option-keep-still = Stay here
option-devour = Eat { $arg1 }
option-devour-carried = Eat { $arg1 } from your hands
option-bury-this = Put { $arg1 } under the deck
option-comes-next = { $arg1 }
option-steer = { $arg1 }

reason-no-wound-at-all = You have no wound.
reason-no-carnomorph-near = There is no carnomorph here or next door.
reason-nothing-to-eat = No corpse, carcass or egg lies here, and you carry none.
