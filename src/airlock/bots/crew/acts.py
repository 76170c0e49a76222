"""What to do with an action: a score for every option of a turn."""

from __future__ import annotations

from airlock.bots.crew.blows import blows, share
from airlock.bots.crew.card_acts import CARD_ACTS, MOVES, nothing
from airlock.bots.crew.health import curing
from airlock.bots.crew.item_acts import ITEM_ACTS
from airlock.bots.crew.odds import (
    CONTAMINATED,
    SERIOUS,
    encounter_chance,
    encounter_cost,
    kill_chance,
    light_cost,
    shot,
)
from airlock.bots.crew.plan import Plan
from airlock.bots.crew.routes import arrival_cost
from airlock.bots.crew.scored import NEVER, Scored
from airlock.bots.crew.trades import worth_trading
from airlock.bots.crew.worth import item_worth, kind_of
from airlock.kernel.options import Option
from airlock.titles.nemesis.intruders import LARVA
from airlock.titles.nemesis.title import CONTENT

# What a card in hand is worth that is not spent: most come back next round.
CARD = 0.3
# What one step nearer is worth at most, and how much of the risk of a step counts against it.
PROGRESS = 8.0
DARE = 0.8
# Nothing else can be done in a room with intruders.
STUCK = 1.5
# The most that having the room for myself is worth.
FREE = 15.0
# So much ammo is enough to fight for a room. Who has less waits outside until the intruder walks away.
ARMED = 3
WALKS_AWAY = 0.3
TAKEN = 6.0
# Quest items that look at secret objectives: good for nothing where there are none.
SPYING = ("quest_log_key",)
# How often the bag makes everybody roll for noise.
BAG_ROLL = 0.55


class Acts:
    """Scores the options of a turn in the light of a plan."""

    def __init__(self, plan: Plan, actions_left: int) -> None:
        self.plan = plan
        self.scene = plan.scene
        self.actions_left = actions_left
        scene = self.scene
        self.burning = bool(scene.slot) and scene.info[scene.slot]["fire"]
        # What the attacks of the event phase cost if I stay; they go for the smallest hand (NEM-ATT-03).
        self.blows = blows(scene)
        self.threat = self.blows * share(scene)
        # In the last round nothing counts but to get away.
        self.last = 0 <= scene.self_destruct <= 1 or scene.time <= 1
        self.pain = 0.15 if self.last else 1.0
        self.threat *= self.pain
        # What it is worth to have the room for myself: what I came for.
        self.room_free = STUCK
        if plan.task is not None and plan.target == scene.slot and plan.task.does:
            self.room_free = max(STUCK, min(FREE, plan.task.value))

    # -- costs

    def pay(self, n: int) -> float:
        """What spending n cards costs: the cards, and being surprised with few of them."""
        scene = self.scene
        if self.last:
            return 0.02 * n
        have = len(scene.hand)
        if n <= 0 or not scene.slot:
            return CARD * n
        roll = BAG_ROLL * encounter_chance(scene, scene.slot)
        exposed = encounter_cost(scene, have - n) - encounter_cost(scene, have)
        return CARD * n + (roll * exposed if not scene.here else 0.0)

    def stays(self) -> float:
        """What ending the turn here costs."""
        scene = self.scene
        if self.burning and self.actions_left <= 1:
            return light_cost(scene.light, scene.serious)
        return 0.0

    def passes(self) -> float:
        """What passing costs: fire and blood. Nobody passes two times a round, so a wound that bleeds counts half."""
        scene = self.scene
        cost = light_cost(scene.light, scene.serious) if self.burning else 0.0
        if "bleeding" in scene.me["wounds"]:
            cost += light_cost(scene.light, scene.serious) * (1.0 if scene.serious >= 3 else 0.5)
        return cost

    # -- moving

    def arrive(self, slot: str, cards: int, quiet: bool = False) -> float:
        """How good it is to be in a neighbouring room, with so many cards left."""
        scene = self.scene
        cost = arrival_cost(scene, slot, cards)
        if quiet and not scene.figures.get(slot):
            cost = min(cost, 0.3 + (0.2 if not scene.info[slot]["explored"] else 0.0))
        if scene.figures.get(slot) and slot == self.plan.target and not self.last and scene.ammo() < ARMED:
            cost += TAKEN
        if scene.info[slot]["fire"] and (self.actions_left <= 1 or cards < 2):
            cost += light_cost(scene.light, scene.serious)
        score = self.progress(slot) - (DARE if scene.rounds_left() > 3 else 0.3) * cost
        if self.burning:
            score += light_cost(scene.light, scene.serious) * (1.0 if self.actions_left <= 1 else 0.5)
        return score

    def progress(self, slot: str) -> float:
        """What it is worth to be nearer to where the plan leads; the risk of the way is in the plan already."""
        plan = self.plan
        if plan.task is None:
            return 0.0
        if plan.target == self.scene.slot and self.scene.combat:
            # What I came for is out of reach as long as somebody is in the room.
            return 0.0
        gain = plan.home.to(self.scene.slot) - plan.home.to(slot) - plan.costs[slot]
        return max(-6.0, gain) * max(1.5, min(PROGRESS, plan.task.value / 5.0))

    def leave(self, slot: str, cards: int, attacked: bool) -> float:
        """How good it is to get out of combat into a room; the attacks of the event phase are avoided."""
        scene = self.scene
        blows = self.blows * self.pain if attacked else 0.0
        if self.last and self.plan.target == scene.slot:
            return -1.0
        alone = STUCK if self.plan.tasks else 1.0
        if self.plan.target == scene.slot and not scene.crew.get(scene.slot) and scene.ammo() < ARMED:
            # Nobody walks away from a fight: without me it may be gone next round.
            alone += WALKS_AWAY * self.room_free
        return max(-12.0, min(4.0, self.arrive(slot, cards))) + alone + self.threat - blows

    def move(self, args: tuple[str, ...]) -> Scored:
        scene = self.scene
        cost = 2 if scene.combat and "leg" in scene.me["wounds"] else 1
        left = len(scene.hand) - cost
        if scene.combat:
            return self.leave(args[0], left, attacked=True) - self.pay(cost), "flee"
        return self.arrive(args[0], left) - self.pay(cost), self.heading()

    def careful(self, args: tuple[str, ...]) -> Scored:
        left = len(self.scene.hand) - 2
        return self.arrive(args[0], left, quiet=True) - self.pay(2), "sneak"

    def heading(self) -> str:
        return self.plan.task.reason if self.plan.task is not None else "wander"

    def best_way(self, attacked: bool, quiet: bool = False, cards: int = 1) -> float:
        """The best of the neighbouring rooms."""
        scene = self.scene
        left = len(scene.hand) - cards
        scores = [NEVER]
        for slot, corridor in scene.map.ways[scene.slot]:
            if not scene.is_closed(corridor):
                good = self.leave(slot, left, attacked) if scene.combat else self.arrive(slot, left, quiet)
                scores.append(good)
        return max(scores)

    # -- fighting

    def strike(self, figure: dict[str, object], hits: float, injuries: float) -> float:
        """What an attack on an intruder brings."""
        scene = self.scene
        kind = str(figure["kind"])
        before = int(str(figure["injuries"]))
        ends = hits * kill_chance(kind, before + injuries)
        share = (self.threat + self.room_free) / max(1, len(scene.here))
        if kind == LARVA:
            share = max(share, 5.0)
        if len(scene.here) > 1:
            share *= 0.7
        # Injuries stay: they make the next check easier.
        value = ends * share + 0.07 * hits * min(4.0, injuries) * share
        if "carcass" in scene.wanted:
            value += ends
        return value

    def shoot(self, args: tuple[str, ...], bonus: float = 0.0, certain: float = 0.0) -> Scored:
        weapon, target = args
        if target == "eggs":
            return self.eggs(0.7)
        figure = self.figure(target)
        if figure is None:
            return NEVER, "shoot"
        hits, injuries = shot(str(figure["kind"]), weapon)
        hits = hits + certain * (1 - hits)
        return self.strike(figure, hits, injuries + bonus) - self.pay(1) - 0.25 - self.stays(), "shoot"

    def figure(self, name: str) -> dict[str, object] | None:
        return next((f for f in self.scene.here if f["figure"] == name), None)

    def eggs(self, hits: float) -> Scored:
        worth, reason = self.plan.worth("melee:eggs")
        if not worth:
            return NEVER, "nest"
        return 0.5 * worth * hits - self.pay(1) - self.stays(), reason

    def melee(self, args: tuple[str, ...]) -> Scored:
        target = args[0]
        if target == "eggs":
            return self.eggs(0.5)
        figure = self.figure(target)
        if figure is None:
            return NEVER, "melee"
        scene = self.scene
        hits, _ = shot(str(figure["kind"]), "rifle")
        value = self.strike(figure, hits, 1.0)
        risk = CONTAMINATED + (1 - hits) * SERIOUS[min(scene.serious, 3)]
        return value - self.pain * risk - self.pay(1) - self.stays(), "melee"

    # -- things and rooms

    def room(self, key: str, args: tuple[str, ...], cost: int = 2) -> Scored:
        worth, reason = self.plan.worth(key)
        scene = self.scene
        room, way = args
        if not worth:
            worth, reason = self.besides(room, way)
        if room.startswith("evacuation") or room == "hibernatorium":
            # The attempt makes noise; if somebody comes, it was in vain (NEM-ROOM-EVACUATION-02).
            worth *= 1.0 - encounter_chance(scene, scene.slot) * 0.6
        if key == "room:surgery:operate":
            worth -= light_cost(scene.light, scene.serious) + 0.3 * len(scene.hand)
        return (worth - self.pay(cost) - self.stays(), reason) if worth else (NEVER, "nothing_better")

    def besides(self, room: str, way: str) -> Scored:
        """Room actions that no task asked for."""
        scene = self.scene
        if room == "armory" and way == "recharge":
            missing = max((h["capacity"] - h["ammo"] for h in scene.hands if h["capacity"]), default=0)
            return (0.7 * min(2, missing), "reload")
        if room == "storage":
            return (1.3 if len(scene.items) < 4 and not self.plan.leaving else 0.0), "search"
        if room == "cockpit" and way == "check_coordinates":
            known = scene.view["notes"].get("coordinates")
            return (0.0 if known else 1.2), "coordinates"
        if room == "fire_control":
            return (1.5 + 0.5 * scene.fires if scene.fires else 0.0), "fire"
        return 0.0, ""

    def free_room(self, key: str) -> Scored:
        """A card that uses the action of the room without its cost."""
        scene = self.scene
        room = scene.rooms.get(scene.slot, "")
        if key.startswith("card:intranet"):
            rooms = [r for s, r in scene.rooms.items() if r and CONTENT.rooms[r].computer and scene.works(s)]
            cost = 2
        else:
            rooms, cost = [room], 1
        best: Scored = (NEVER, "nothing_better")
        for r in rooms:
            for way in CONTENT.rooms[r].ways:
                best = max(best, self.room(f"room:{r}:{way.id}", (r, way.id), cost))
        return best

    def card(self, key: str, args: tuple[str, ...]) -> Scored:
        card, way = args
        worth, reason = self.plan.worth(key)
        cost = 1 + CONTENT.cards[card].cost
        if way == "room_action":
            return self.free_room(key)
        if worth:
            return worth - self.pay(cost) - self.stays(), reason
        value, reason = CARD_ACTS.get((card, way), CARD_ACTS.get(("", way), nothing))(self)
        return value - self.pay(cost) - (0.0 if way in MOVES else self.stays()), reason

    def item(self, key: str, args: tuple[str, ...]) -> Scored:
        item, way = args
        worth, reason = self.plan.worth(key)
        cost = CONTENT.items[item].cost + (1 if "hand" in self.scene.me["wounds"] else 0)
        if not worth:
            worth, reason = ITEM_ACTS.get((kind_of(item), way), nothing)(self)
        if CONTENT.items[item].one_use and "items_at_least_7" in self.plan.way:
            worth -= 1.5
        return worth - self.pay(cost) - (0.0 if way == "vanish" else self.stays()), reason

    def craft(self, args: tuple[str, ...]) -> Scored:
        crafted = args[0]
        value = {"flamethrower": 2.2, "taser": 0.8, "molotov_cocktail": 0.3}.get(crafted, 0.0)
        if crafted == "antidote":
            value = curing(self.scene) * 0.6
        if "items_at_least_7" in self.plan.way:
            value -= 2.0
        return value - self.pay(1) - self.stays(), "craft"

    def activate(self, args: tuple[str, ...]) -> Scored:
        value = item_worth(self.scene, args[0])
        if args[0] in SPYING and self.scene.mode in ("coop", "solo"):
            return NEVER, "quest"
        if "items_at_least_7" in self.plan.way:
            value += 2.0
        return value - self.pay(1) - self.stays(), "quest"

    def pick_up(self, key: str) -> Scored:
        worth, reason = self.plan.worth(key)
        return (worth - self.pay(1) - self.stays(), reason) if worth else (NEVER, "nothing_better")

    def score(self, o: Option) -> Scored:
        """How good an option of the turn is; passing is 0."""
        verb = o.verb
        if verb == "pass":
            return -self.passes(), "save_cards" if self.scene.cards > 1 else "pass"
        if verb == "move":
            return self.move(o.args)
        if verb == "careful":
            return self.careful(o.args)
        if verb == "shoot":
            return self.shoot(o.args)
        if verb == "melee":
            return self.melee(o.args)
        if verb == "room":
            return self.room(o.key, (o.args[0], o.args[1]))
        if verb == "card":
            return self.card(o.key, o.args)
        if verb == "item":
            return self.item(o.key, o.args)
        if verb == "craft":
            return self.craft(o.args)
        if verb == "activate":
            return self.activate(o.args)
        if verb == "pick_up":
            return self.pick_up(o.key)
        if verb == "trade":
            return worth_trading(self.scene) - self.pay(1) - self.stays(), "trade"
        return NEVER, "nothing_better"
