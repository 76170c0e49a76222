### Why a bot did what it did, in one line. `-to` is said when it is about a room.

bot-pass = Few cards are left: time to pass.
bot-save-cards = Better to keep the cards: a full hand is hard to surprise.
bot-wander = It is better elsewhere.

## The objective

bot-signal = My objective needs the signal.
bot-signal-to = On the way to { $room }: my objective needs the signal.
bot-coordinates = I want to know where the ship is flying.
bot-destination = The ship must fly somewhere else.
bot-engines = Do the engines work? Better have a look.
bot-engines-to = On the way to { $room }: do the engines work?
bot-repair-engine = That engine is damaged and has to run.
bot-self-destruct = The ship has to be destroyed.
bot-stop-self-destruct = I still need the ship: the sequence must stop.
bot-nest = The Nest has to go.
bot-egg = I need an egg.
bot-egg-to = I need an egg, and they are in { $room }.
bot-pick-up = I need that object.
bot-analyse = The Laboratory will find one of their weaknesses.
bot-surgery = The body belongs in Surgery.
bot-search = Something useful may lie here.
bot-explore = There is more to explore.
bot-explore-to = { $room } is still unexplored.
bot-look-for = The room I need hasn't been found yet.
bot-look-for-to = The room I need may be { $room }.
bot-look = Good to know what is there.
bot-curious = Let me see what they are after.
bot-objective = That is the objective I am more likely to meet.
bot-character = With this character I survive more often.

## The way out

bot-pod = A pod is open: time to leave.
bot-pod-to = A pod is open at { $room }: time to leave.
bot-launch = Off we go, before something comes.
bot-keep-seat = There is a second seat, and somebody beside the pod can still come along.
bot-hibernate = The ship should make it home: time to sleep.
bot-hibernate-to = The ship should make it home: off to { $room }.
bot-open-pods = The self-destruct sequence opens the pods.
bot-open-pods-to = The self-destruct sequence opens the pods; it starts in { $room }.
bot-unlock = A pod has to be unlocked.
bot-unlock-to = A pod can be unlocked from { $room }.
bot-wait = Wait near a way out; whoever stands alone is found sooner.
bot-wait-to = Wait in { $room }, near a way out.
bot-repair-room = Broken rooms help nobody, and nine of them break the ship.
bot-repair-room-to = { $room } has to be repaired.
bot-fire = Fire spreads: put it out.
bot-vent = Vent it with whatever is inside.
bot-doors = A door between us and them.

## Fighting

bot-flee = Get away from the intruders, even at the price of an attack.
bot-slip = Get away without being attacked.
bot-sneak = Go quietly: there is too much noise.
bot-shoot = Shoot: the odds are good enough.
bot-melee = There is no way but hand to hand.
bot-throw = Throw it before going in.
bot-repel = Drive it away.
bot-target = That one is the most dangerous.
bot-reroll = That roll can only get better.
bot-ignore-attack = This attack must not count.
bot-interrupt = Stop only what ruins my objective.
bot-reload = More ammo.

## Body, cards and things

bot-dress = Dress the wound before it gets worse.
bot-heal = Heal while there is time.
bot-cure = Get rid of the infection.
bot-scan = Scan the contamination cards while it is safe.
bot-wash = The slime draws them here.
bot-cards = More cards, more actions.
bot-pay = The card I need least.
bot-discard = Contamination makes way for new cards.
bot-keep-item = The more useful of the two.
bot-make-room = That is worth less than what I need my hands for.
bot-craft = The parts are worth less than what they make.
bot-quest = My quest item is worth the card.
bot-trade = I trade if I get more than I give.
bot-consent = I take help, and I go along if it gets me out of a fight.
bot-help = Where nothing waits for them.

## The intruder player

bot-intruders-attack = Strike the weakest.
bot-intruders-hunt = Close in on them.
bot-intruders-wait = Nothing useful to play now.
bot-intruders-revenge = If I am dead, nobody else shall win.

## Other species

bot-mutate = What I am turning into is of use now.
bot-calm-down = Breathe. Calm down.
bot-far-away = As far from us as possible.
