### The first game of Nemesis.

tutorial-nemesis-chapter-awake = Waking up
tutorial-nemesis-chapter-quiet = Quiet steps
tutorial-nemesis-chapter-events = The ship moves on
tutorial-nemesis-chapter-encounter = Something is here
tutorial-nemesis-chapter-blood = Blood
tutorial-nemesis-chapter-trust = Trust
tutorial-nemesis-chapter-ends = How it ends

tutorial-nemesis-welcome = This is the Nemesis, a ship that wakes you too early. Every hexagon is a room; most of them are still unknown. Something else is aboard.
tutorial-nemesis-you = You are the Captain, in the Hibernatorium with the Mechanic and the Scientist. They play for themselves, as you do.
tutorial-nemesis-goals = Two secret goals were dealt to you: hold the cards to read them. Later you keep one. To win you must fulfil it and survive.
tutorial-nemesis-hand = These five cards are all you can do this round. You play a card for its text, or discard it to pay for something else.
tutorial-nemesis-move = A turn is two actions. Move into the unexplored room under the arrow: press it on the board, or press its button.
tutorial-nemesis-pay = A move costs one card, and you choose which. Discard Reload: your six-shooter is full. Discarded cards come back later.

tutorial-nemesis-explored = You were first here, so the room was turned over: it is the Canteen. Its number says how often something can be found here.
tutorial-nemesis-door = Each first visit brings a surprise. This time the door slammed behind you; nobody gets through until it opens.
tutorial-nemesis-noise = You came alone, so you rolled for noise: a 2, and in this room the 2 is that corridor. Something may have heard you there.
tutorial-nemesis-search = Your second action: play the card Search. Its price is zero, so only the card itself goes.
tutorial-nemesis-keep = You draw two things and keep one; nobody sees which. Keep the Bandages. You will need them.

tutorial-nemesis-slime = While you searched, the others explored. The Scientist is covered in slime: while you are slimed, even a silent roll brings danger.
tutorial-nemesis-careful = Now tread softly. Careful movement costs two cards, but there is no roll: you choose which corridor hears you.
tutorial-nemesis-careful-pay = The first of two cards: Order sends somebody else into another room, and nobody else is here.
tutorial-nemesis-careful-pay-again = The second: Demolition. You have nothing to break.
tutorial-nemesis-careful-noise = You found the Storage. Choose where the noise goes: the corridor to Engine 2, away from your way back.
tutorial-nemesis-malfunction = The Storage is broken. While that marker lies here, nobody can use what the room offers; searching still works.
tutorial-nemesis-pass = One card is left, too few for most things. Pass: you are out until the next round and wait for the others.
tutorial-nemesis-keep-card = When you pass, you may discard what you don't want. Keep Motivation: next round you only draw up to five again.

tutorial-nemesis-event-time = All have passed, so the event phase came. First the time: the marker went from 15 to 14. At zero the ship jumps.
tutorial-nemesis-event-card = Then intruders would attack and fires burn; there are none yet. An event card followed: noise in the technical corridors.
tutorial-nemesis-event-bag = Finally the bag: a larva token was drawn, and an adult took its place. What lurks aboard grows, round by round.
tutorial-nemesis-claim = The Mechanic has looked at Engine 2 and claims that it works. Whoever looks at something secret may lie about it.
tutorial-nemesis-fire = The Scientist found the Laboratory in flames. Whoever ends a turn in fire suffers a light wound.
tutorial-nemesis-repair = Repair the Storage: play Basic Repairs. Its price is two, so two more cards go with it.
tutorial-nemesis-repair-pay = Discard Interruption. It cancels what somebody does in your room, and you are alone.
tutorial-nemesis-repair-pay-again = And Suppressive Fire, which only helps in combat.
tutorial-nemesis-search-red = It works again. Search here, too: this room is red, and red rooms hold weapons and what belongs to them.
tutorial-nemesis-keep-charge = Keep the Energy Charge. It doesn't fit your six-shooter, but somebody else may want it.
tutorial-nemesis-motivation = A card from the hand for its text: Motivation lets everybody in the room draw a card. You are alone, so only you do.
tutorial-nemesis-pass-with-card = You drew Rest and can do little with one card. Pass.
tutorial-nemesis-keep-rest = Keep Rest. Cards in hand also protect you: you will see how.

tutorial-nemesis-life-support = The event was a life support failure: all green rooms that were explored are broken now, the Canteen among them.
tutorial-nemesis-room-action = Most rooms offer an action of their own, usually for two cards. The Storage lets you search any deck: use it.
tutorial-nemesis-room-pay = Pay with Order.
tutorial-nemesis-room-pay-again = And with Demolition.
tutorial-nemesis-deck = Red holds weapons, yellow tools, green medicine. Choose yellow.
tutorial-nemesis-keep-tools = Keep the Tools: with them anybody can repair.
tutorial-nemesis-surrounded = You want to see Engine 2 for yourself. Look: both its corridors hold noise markers. Every number on the die finds one there, so treading softly is impossible.
tutorial-nemesis-move-loud = If noise falls where there is noise already, something comes. Go anyway.
tutorial-nemesis-move-loud-pay = Pay with Search. You keep two cards: remember that number.
tutorial-nemesis-encounter = A 2: that corridor has heard you before. The markers around you vanish, a token comes out of the bag, and an adult stands before you.
tutorial-nemesis-objective = At the very first encounter everybody keeps one goal for good. An Old Feud wants the Scientist dead; keep the other one: the ship must reach Earth.

tutorial-nemesis-surprise = The token showed a 3. You held two cards, fewer than three: it surprised you and attacked at once. With three cards it would have waited.
tutorial-nemesis-light-wound = Its attack card was a Scratch: a light wound. A third one becomes a serious wound.
tutorial-nemesis-contaminated = And a contamination card went into your discard pile, unread. It will come back into your hand, where it can't pay for anything.
tutorial-nemesis-shoot = Fight. Shooting costs a card and one ammo, and a die decides. Running away would let it strike again first.
tutorial-nemesis-shoot-pay = Pay with Reload, which would give you one ammo back. Rest stays.
tutorial-nemesis-injury = A hit. Then a card decides: this one says 5, and your adult has only one injury. It lives. Nobody knows beforehand how much it will take.
tutorial-nemesis-pass-in-combat = One card left. Pass: in the event phase it will attack you.
tutorial-nemesis-keep-against-surprise = Keep Rest. Where several are in a room, whoever holds the fewest cards is attacked first.

tutorial-nemesis-serious-wound = It has bitten you: a serious wound. Each has its own effect; with this leg, escaping costs two cards. After three of them any wound kills.
tutorial-nemesis-doors-open = The event opened all doors. The one to the Hibernatorium is open again: good for you, and for them.
tutorial-nemesis-shoot-again = Again. Your six-shooter makes a double hit count three.
tutorial-nemesis-shoot-again-pay = Pay with Interruption.
tutorial-nemesis-pick-up = It is dead: the card said 4, and it had four injuries. Pick up the carcass; in the Laboratory it reveals a weakness.
tutorial-nemesis-pick-up-pay = Pay with Suppressive Fire. Heavy things need a hand, and you have two: one for the gun, one for this.

tutorial-nemesis-trade = The Mechanic came to you and offers a Grenade. In the same room you may trade whatever you both agree on.
tutorial-nemesis-trade-answer = Answer the offer.
tutorial-nemesis-trade-offer = Give the Energy Charge: it loads the Mechanic's shotgun.
tutorial-nemesis-trade-enough = That is enough for a Grenade. Make the offer.
tutorial-nemesis-trade-end = Agreed. Propose nothing more.
tutorial-nemesis-larva = Elsewhere the Scientist met a larva. It doesn't bite: it crawls onto somebody and grows.
tutorial-nemesis-bandages = No intruder is here, so you can look after yourself. The Bandages dress your leg: the wound stays, its effect goes.
tutorial-nemesis-bandages-pay = Pay with Search.
tutorial-nemesis-check-engine = Now look at the engine. That takes your last two cards, and only you see the result.

tutorial-nemesis-liar = It is damaged. If two of the three engines are damaged when the ship jumps, it explodes.
tutorial-nemesis-lies = The Mechanic said it worked. A mistake is impossible: that was a lie. You may tell everybody, or nobody, or the opposite: here.
tutorial-nemesis-pass-without-cards = Without cards, all you can do is pass.

tutorial-nemesis-infested = The larva sits on the Scientist now, with another contamination card. Left alone it hatches, and kills.
tutorial-nemesis-everybody-rolls = An adult came out of the bag, and then everybody rolls for noise. Here a marker fell at your door.
tutorial-nemesis-interrupt = The Mechanic moves away. Whoever shares a room may cancel that with Interruption. You don't hold it: let it be.
tutorial-nemesis-contamination-in-hand = There is the contamination card. It takes a place in your hand and can't pay. Nobody knows yet whether it is infected.
tutorial-nemesis-repair-engine = First the engine: Basic Repairs works on engines, too.
tutorial-nemesis-repair-engine-pay = Pay with Order.
tutorial-nemesis-repair-engine-pay-again = And with Reload.
tutorial-nemesis-swap = You may change it or leave it, in secret. Everybody learns whether you changed something, but not what. Repair it.
tutorial-nemesis-rest = Rest scans the contamination in your hand. What is clean goes; what is infected stays and puts a larva on you.

tutorial-nemesis-scanned = It was clean and is gone. Contamination elsewhere in your deck counts at the end, so scan while you can.
tutorial-nemesis-end-jump = The match ends when the time marker reaches zero and the ship jumps. Whoever is awake then doesn't survive.
tutorial-nemesis-end-sleep = So go to sleep: on the blue spaces the chambers in the Hibernatorium are open, unless an intruder is in the room.
tutorial-nemesis-end-pods = Or leave in an escape pod, once somebody has unlocked one.
tutorial-nemesis-end-self-destruct = Or somebody starts the self-destruct sequence. Then the ship is gone, and everybody aboard with it.
tutorial-nemesis-end-course = The destination decides where a ship full of sleepers goes. In the Cockpit you can look it up in secret, and change it.
tutorial-nemesis-end-checks = At the end come four checks: engines, course, contamination, goals. Whoever survives and has reached their goal wins; that may be several players, or none.
tutorial-nemesis-pass-at-last = Pass, and you know all you need.
tutorial-nemesis-over = The lesson ends here, the match doesn't: the ship must reach Earth, and you must sleep. Play on with two bots, or go to the start page, where you will find this table.
