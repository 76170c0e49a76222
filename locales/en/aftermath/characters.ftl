### Aftermath: five characters with their cards and gear.

character-ceo = CEO
character-android = Android
character-psychologist = Psychologist
character-bounty-hunter = Bounty Hunter
character-convict = Convict

## Action cards

card-robot-repairs = Robot: Repairs
    .text = For 1 energy the Robot repairs the room, or repairs or breaks the engine you are at.
card-robot-strike = Robot: Strike
    .text = For 1 energy the Robot hits an intruder here: anything but a blank is a hit, a double hit counts twice.
card-robot-shield = Robot: Shield
    .text = For 1 energy the Robot catches an attack on you.
card-robot-errand = Robot: Errand
    .text = For 1 energy the Robot searches a neighbouring room for you.
card-delegate = Delegate
    .text = Somebody here who agrees performs a basic action or the room action at once, for nothing.
card-corporate-clearance = Corporate Clearance
    .text = At a computer, use any working computer room. The card leaves the game.
card-bonus-payment = Bonus Payment
    .text = You and up to two others here draw 2 cards each. The card leaves the game.
card-golden-parachute = Golden Parachute
    .text = At a computer or in an evacuation section, lock or unlock any pod. The card leaves the game.
card-self-repair = Self-Repair
    .text = Heal your light wounds, dress a serious wound, or spend Tools or Duct Tape to heal a dressed one.
card-interface = Interface
    .text = At a computer, use the room for free, or look at an engine and at the coordinates.
card-combat-algorithm = Combat Algorithm
    .text = Shoot the Arm Gun. You may reroll once, and a miss costs no ammo.
card-overclock = Overclock
    .text = Suffer a light wound and draw 3 cards.
card-therapy = Therapy
    .text = Somebody here who agrees gets rid of a contamination card in hand. An infected one is replaced by another.
card-suggestion = Suggestion
    .text = Somebody else here goes into a neighbouring room that you name, or loses 2 action cards.
card-psychological-profile = Psychological Profile
    .text = Look at an objective of somebody here.
card-pep-talk = Pep Talk
    .text = Everybody else here draws a card, and you draw one for each of them, up to 2.
card-laika-seek = Go Girl
    .text = Send Laika up to two rooms away. She explores, and makes noise in empty rooms.
card-laika-fetch = Laika: Fetch
    .text = Laika brings you an item or an object from her room, or comes back and you draw a card.
card-laika-attack = Laika: Attack
    .text = Laika bites an intruder here. Then you may leave, and that one doesn't attack you for it.
card-tactical-move = Tactical Move
    .text = Spend 1 ammo and drive an intruder before you into a neighbouring room. Nobody attacks you for leaving.
card-brawl = Brawl
    .text = A blow without a contamination card. A double hit counts twice, a miss is a light wound only.
card-pickpocket = Pickpocket
    .text = Steal a random item from somebody here.
card-lockpicking = Lockpicking
    .text = Open or close a door next to your room, or lock or unlock a pod of your section.
card-slip-away = Slip Away
    .text = Leave an item or another action card behind and go into a neighbouring room without being attacked.

## Starting items and quest items

thing-arm-gun = Arm Gun
    .text = A built-in energy weapon. A double hit deals 1 more injury.
thing-psychologist-pistol = Pistol
    .text = A double hit counts as a hit.
thing-rifle-247 = Rifle 247
    .text = A plain energy weapon with 5 ammo.
thing-handcuffs = Handcuffs
    .text = They block a hand until somebody uses their key.
thing-handcuffs-key = Handcuffs Key
    .text = Takes the Handcuffs off, wherever the Convict is.
thing-quest-spare-power-core = Spare Power Core
    .text = The Robot holds 2 more energy, and is filled at once.
thing-quest-corporate-codes = Corporate Codes
    .text = At a computer, lock or unlock a pod, or start or stop the self-destruct sequence.
thing-quest-nanite-reservoir = Nanite Reservoir
    .text = Heal all your light wounds and dress all serious ones.
thing-quest-uplink-module = Uplink Module
    .text = Use any working computer room from where you are.
thing-quest-monitoring-drone = Oculobe Drone
    .text = It watches somebody: what they secretly check on the board you see, too.
thing-quest-sedatives = Sedatives
    .text = Somebody here draws 2 cards, or somebody else discards 2.
thing-quest-aggro-override = Aggro Override
    .text = When Laika runs off, an intruder in your room follows her, and she comes back.
thing-quest-tranquilizer-darts = Tranquilizer Darts
    .text = An intruder here retreats, or somebody else discards 2 cards.
thing-quest-shiv = Shiv
    .text = Your blows that hit deal 1 more injury.
thing-quest-stolen-access-card = Stolen Access Card
    .text = Open or close any doors around one room, or lock or unlock a pod of your section.

## Ways

way-strike = strike an intruder
way-delegate = let somebody act
way-bonus = pay a bonus
way-charge-robot = fill the Robot
way-ship-data = look at an engine and the coordinates
way-overclock = hurt yourself and draw 3 cards
way-patch-up = patch yourself up
way-therapy = get rid of a contamination card
way-suggest = send somebody away
way-psychological-profile-read = look at an objective
way-cheer = cheer everybody up
way-watch = send the drone to somebody
way-calm = let somebody draw 2 cards
way-sedate = make somebody discard 2 cards
way-seek = send Laika off
way-fetch-item = fetch an item
way-fetch-object = fetch an object
way-call = call Laika back and draw a card
way-bite = bite an intruder
way-drive = drive an intruder before you
way-quest-aggro-override-lure = lure an intruder away
way-drive-off = make an intruder retreat
way-stun = make somebody discard 2 cards
way-brawl = fight with your fists
way-steal = steal an item
way-free = take the Handcuffs off

## Questions and answers

prompt-robot-strikes = Which intruder does the Robot strike?
prompt-delegated = { $arg1 } lets you act for nothing: what do you do?
prompt-bonus-payment = Who gets a bonus, too?
prompt-which-engine = Which engine?
prompt-mended-with = What do you mend yourself with?
prompt-accept-therapy = Do you let { $arg1 } treat you?
prompt-therapy = What do you get rid of?
prompt-suggestion = { $arg1 } wants you to go { $arg2_into }. Do you?
prompt-lose-cards =
    { $arg1 ->
        [one] Which card do you discard?
       *[other] Which card do you discard? { $arg1 } to go.
    }
prompt-calmed = { $arg1 } calms you down: what does you good?
prompt-laika-way =
    { $arg1 ->
        [one] Where does Laika go next?
       *[other] Where does Laika go?
    }
prompt-fetch-object = What does Laika fetch?
prompt-fetch-colour = Which deck does Laika search?
prompt-fetched = Which one do you keep?
prompt-bitten = Which intruder?
prompt-covered = Laika covers you: where do you go?
prompt-lured = Which intruder follows Laika?
prompt-lure-way = Where does Laika lead it?
prompt-darted = Which intruder do you shoot at?
prompt-send-laika = Before your turn: do you send Laika off?
prompt-what-to-steal = What do you take from { $arg1 }?
prompt-brawl = Whom do you hit?
prompt-left-behind = What do you leave behind?

option-act-not = Do nothing
option-engine = Engine { $arg1 }
option-therapy = { $arg1 }
option-give-cards = Discard 2 action cards
option-draw-two = Draw 2 cards
option-be-soothed = Calm down
option-fetch = { $arg1 }
option-fetch-colour = { $arg1 }
option-keep-nothing = Nothing she can carry
option-stay-here = Stay here
option-nobody-follows = Nobody follows her
option-laika-stays = Laika stays
option-any-pocket = Whatever comes up
option-take-key = The Handcuffs Key

## Events

event-card-removed = { $card } leaves the game.
event-robot-energy = The Robot has { $energy } energy.
event-therapy =
    { $seat_you ->
        [yes] You are
       *[no] { $seat } is
    } rid of a contamination card.
event-drone-sent = The Oculobe Drone watches { $watched }.
event-laika-goes = Laika runs { $slot_into }.
event-laika-returns = Laika comes back to { $seat }.
event-driven-along = { $figure } is driven { $slot_into }.
event-key-given =
    { $seat_you ->
        [yes] You have
       *[no] { $seat } has
    } the Handcuffs Key.
event-freed = { $by } takes the Handcuffs off { $seat }.
event-stolen = { $seat } steals something from { $victim }.
event-stole = { $seat } steals from { $victim }: { $item }.

reason-no-energy = The Robot has no energy left.
reason-no-robot = You have no Robot.
reason-robot-full = The Robot is full.
reason-laika-away = Laika isn't here.
reason-laika-here = Laika is with you.
reason-nobody-cuffed = Nobody wears the Handcuffs.
reason-nothing-to-steal = Nobody here has anything that could be stolen.
reason-nothing-to-leave = You have nothing to leave behind.
