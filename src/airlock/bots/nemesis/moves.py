"""Getting about: what steps, escapes, waiting and spent cards are worth."""

from __future__ import annotations

from airlock.bots.nemesis.blows import blows, share
from airlock.bots.nemesis.odds import (
    encounter_chance,
    encounter_cost,
    light_cost,
)
from airlock.bots.nemesis.plan import Plan
from airlock.bots.nemesis.routes import arrival_costs
from airlock.bots.nemesis.scored import NEVER, Scored

# What a card in hand is worth that is not spent: most come back next round.
CARD = 0.3
# What one step nearer is worth at most, and how much of the risk of a step counts against it.
PROGRESS = 8.0
DARE = 0.5
# Nothing else can be done in a room with intruders.
STUCK = 1.5
# The most that having the room for myself is worth.
FREE = 20.0
# The ammo that is enough to fight for a room. Whoever has less waits outside until the intruder walks away.
ARMED = 3
WALKS_AWAY = 0.3
TAKEN = 6.0
# How often the bag makes everybody roll for noise.
BAG_ROLL = 0.55


class Moves:
    """Costs and moves of a turn in the light of a plan."""

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
        self.dare = DARE if scene.rounds_left() > 3 else 0.3
        self.threat *= self.pain
        # What it is worth to have the room for myself: what I came for.
        self.room_free = STUCK
        if plan.task is not None and plan.target == scene.slot and plan.task.does:
            self.room_free = max(STUCK, min(FREE, plan.task.value))
        # What cards and arrivals cost is asked for again and again: by the number of cards.
        self._paid: dict[int, float] = {}
        self._arrivals: dict[int, dict[str, float]] = {}

    # -- costs

    def pay(self, n: int) -> float:
        """What spending n cards costs: the cards, and being surprised with few of them."""
        if n not in self._paid:
            self._paid[n] = self._pay(n)
        return self._paid[n]

    def _pay(self, n: int) -> float:
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
        return scene.tables.foe.lingering(scene, scene.slot) if self.actions_left <= 1 else 0.0

    def passes(self) -> float:
        """What passing costs: fire and blood. Nobody passes twice in a round, so a wound that bleeds counts half."""
        scene = self.scene
        cost = light_cost(scene.light, scene.serious) if self.burning else 0.0
        if "bleeding" in scene.me["wounds"]:
            cost += light_cost(scene.light, scene.serious) * (1.0 if scene.serious >= 3 else 0.5)
        return cost

    # -- moving

    def arrive(self, slot: str, cards: int, quiet: bool = False) -> float:
        """How good it is to be in a neighbouring room, with this many cards left."""
        scene = self.scene
        cost = self._arrival(slot, cards)
        if quiet and not scene.figures.get(slot):
            cost = min(cost, 0.3 + (0.2 if not scene.info[slot]["explored"] else 0.0))
        if scene.figures.get(slot) and slot == self.plan.target and not self.last and scene.ammo() < ARMED:
            cost += TAKEN
        if scene.info[slot]["fire"] and (self.actions_left <= 1 or cards < 2):
            cost += light_cost(scene.light, scene.serious)
        if self.actions_left <= 1 or cards < 1:
            cost += scene.tables.foe.lingering(scene, slot)
        score = self.progress(slot) - self.dare * cost
        if self.burning:
            score += light_cost(scene.light, scene.serious) * (1.0 if self.actions_left <= 1 else 0.5)
        return score

    def _arrival(self, slot: str, cards: int) -> float:
        known = self._arrivals.setdefault(cards, {})
        if slot not in known:
            known.update(arrival_costs(self.scene, (slot, *self.scene.map.neighbours[self.scene.slot]), cards))
        return known[slot]

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
