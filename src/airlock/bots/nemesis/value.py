"""A Nemesis position as numbers: what decides whether a seat survives and meets its objective."""

from __future__ import annotations

from math import exp, tanh
from operator import mul
from typing import Final

from airlock.bots.glance import View
from airlock.bots.nemesis.likeness import LIKE, is_lost
from airlock.bots.nemesis.weights import BIAS, HIDDEN, OUTPUT, SURVIVE, WIN
from airlock.survival.crew import (
    ACTIVE,
    BLUE_CORPSE,
    CARCASS,
    CORPSE,
    DEAD,
    EGG,
    INFECTED,
    Crew,
    is_contamination,
    is_object,
    object_type,
)
from airlock.survival.state import CLOSED, Game
from airlock.titles.nemesis.conditions import HOARD
from airlock.titles.nemesis.intruders import ADULT, BREEDER, CREEPER, LARVA, QUEEN
from airlock.titles.nemesis.ship.course import EARTH, MARS, Course
from airlock.titles.nemesis.ship.ending import Hull
from airlock.titles.nemesis.ship.engines import DAMAGED, WORKING, Engines
from airlock.titles.nemesis.ship.hibernation import HIBERNATING
from airlock.titles.nemesis.ship.intruder_seat import intruder_seat
from airlock.titles.nemesis.ship.pods import ESCAPED, EVACUATION, SEATS, Pods
from airlock.titles.nemesis.ship.self_destruct import SelfDestruct

# As far as it matters: nothing is more than nine rooms away.
FAR: Final = 9
# What surviving without winning is worth.
SURVIVED: Final = 0.1
HIBERNATION: Final = 8
HEALERS: Final = ("medkit", "bandages")
MENDERS: Final = ("tools", "duct_tape")
REPAIRS: Final = ("fast_repairs", "ingenuity", "repairs", "basic_repairs")
CHARACTERS: Final = ("captain", "mechanic", "pilot", "scientist", "scout", "soldier")

# Questions that are searched everywhere: what somebody plays for, and how it ends.
TURNING_POINTS: Final = frozenset(
    {
        "choose_objective",
        "choose_destination",
        "choose_pod",
        "engine_order",
        "launch_or_wait",
        "on_pod",
        "play_intruders",
    }
)
# And what to do in a turn, where everybody plays for an objective of their own: games of the other modes are too few
# among those that the value has learned from.
ACTIONS: Final = frozenset({"act"})
RIVALS: Final = ("semi", "intruder")

# What an objective may still ask for.
NEEDS: Final = (
    "signal_sent",
    "ship_reaches_earth",
    "ship_reaches_mars",
    "ship_destroyed",
    "nest_destroyed",
    "queen_killed",
    "only_survivor",
    "another_survivor",
    "finish_in_pod",
    "carry_blue_corpse",
    "carry_egg",
    "items_at_least_7",
    "all_rooms_explored",
    "weakness_carcass",
    "weakness_egg",
    "weaknesses_at_least_2",
    "blue_corpse_in_surgery",
    "player_dead",
)


def prompts(view: View) -> frozenset[str]:
    """The questions that are searched in this game."""
    return TURNING_POINTS | ACTIONS if view["mode"] in RIVALS else TURNING_POINTS


def steps_from(game: Game, start: str) -> dict[str, int]:
    """How many rooms away everything is, through open doors; a room with intruders counts twice."""
    out = {start: 0}
    taken = {f.slot for f in game.figures}
    edge = [start]
    later: list[str] = []
    steps = 0
    while edge or later:
        steps += 1
        nxt = later
        later = []
        for slot in edge:
            for other, corridor in game.map.ways[slot]:
                if other not in out and game.doors.get(corridor) != CLOSED:
                    if other in taken:
                        out[other] = steps + 1
                        later.append(other)
                    else:
                        out[other] = steps
                        nxt.append(other)
        edge = nxt
    return out


class Position:
    """One seat of a position, with what several features ask for."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.me = game.crew[seat]
        self.course = Course.of(game)
        self.engines = Engines.of(game)
        self.fuse = SelfDestruct.of(game).left
        self.destroyed = Hull.of(game).destroyed
        self.steps = steps_from(game, self.me.slot) if self.me.slot else {}
        self.things = [h.kind for h in self.me.hands]

    def away(self, slot: str) -> float:
        return float(min(FAR, self.steps.get(slot, FAR))) if slot else float(FAR)

    def room(self, room: str) -> float:
        """How far a room is; one that is not found yet is far."""
        return self.away(self.game.where.get(room, "")) if self.game.where.get(room, "") in self.game.rooms else FAR

    def lying(self, kind: str) -> float:
        found = (
            slot for slot, objects in self.game.objects.items() if any(kind in (o, object_type(o)) for o in objects)
        )
        return min((self.away(slot) for slot in found), default=float(FAR))

    def there(self) -> str:
        course = self.course
        return self.game.content.coordinates[course.card][course.space] if course.card else ""

    # -- one condition: whether it is met, and how far the next thing to do for it is

    def needs(self, condition: str) -> tuple[bool, float]:
        game = self.game
        me = self.me
        if condition == "signal_sent":
            return (True, 0.0) if me.signal else (False, self.room("comms"))
        if condition.startswith("ship_reaches"):
            place = EARTH if condition.endswith("earth") else MARS
            if self.fuse >= 0 or self.destroyed:
                return False, FAR
            bad = 3 - self.engines.tops.count(WORKING) - 0.5 * self.engines.tops.count("")
            return self.there() == place and bad < 2, 2.0 + 2.0 * bad + (0.0 if self.there() == place else 2.0)
        if condition == "ship_destroyed":
            return (True, 0.0) if self.fuse >= 0 or self.destroyed else (False, self.room("generator"))
        if condition == "nest_destroyed":
            return (True, 0.0) if game.nest_destroyed or self.destroyed else (False, self.room("nest") + game.eggs)
        if condition == "queen_killed":
            return game.queen_killed or self.destroyed, FAR
        if condition == "only_survivor":
            alive = sum(1 for c in game.crew if c.status != DEAD)
            return alive == 1, 3.0 * (alive - 1)
        if condition == "another_survivor":
            saved = any(c.status in (ESCAPED, HIBERNATING) for c in game.crew if c is not me)
            awake = any(c.status == ACTIVE for c in game.crew if c is not me)
            return saved, 3.0 if awake else FAR
        if condition == "finish_in_pod":
            return me.status == ESCAPED, 0.0
        if condition == "finish_in_pod_or_hibernation":
            return True, 0.0
        if condition == "carry_blue_corpse":
            return (True, 0.0) if BLUE_CORPSE in self.things else (False, self.lying(BLUE_CORPSE))
        if condition == "carry_egg":
            return (True, 0.0) if EGG in self.things else (False, self.egg())
        if condition == "items_at_least_7":
            missing = HOARD - items(me)
            return missing <= 0, 1.0 * missing
        if condition == "all_rooms_explored":
            missing = len(game.map.slots) - len(game.rooms)
            return missing == 0, 1.0 * missing
        if condition == "weakness_carcass":
            return self.weakness(CARCASS)
        if condition == "weakness_egg":
            return self.weakness(EGG)
        if condition == "weaknesses_at_least_2":
            found = [self.weakness(kind) for kind in (CORPSE, EGG, CARCASS)]
            missing = 2 - sum(1 for met, _ in found if met)
            return missing <= 0, sum(sorted(way for met, way in found if not met)[:missing]) if missing > 0 else 0.0
        if condition == "blue_corpse_in_surgery":
            if BLUE_CORPSE in game.objects_in(game.where.get("surgery", "")):
                return True, 0.0
            return False, self.room("surgery") + (0 if BLUE_CORPSE in self.things else self.lying(BLUE_CORPSE))
        number = int(condition.split("_")[1])
        other = next((c for c in game.crew if c.number == number), None)
        if other is None or other is me:
            return False, 2.0 * FAR
        return other.status == DEAD, 4.0 if other.status == ACTIVE else FAR

    def egg(self) -> float:
        nest = self.room("nest") if self.game.eggs and not self.game.nest_destroyed else FAR
        return min(nest, self.lying(EGG))

    def weakness(self, kind: str) -> tuple[bool, float]:
        game = self.game
        if kind not in game.weaknesses:
            return False, 2.0 * FAR
        if game.species.has_analysed(game, kind):
            return True, 0.0
        if any(object_type(thing) == kind for thing in self.things):
            return False, self.room("laboratory")
        get = self.egg() if kind == EGG else self.lying(kind)
        lab = 3.0 if game.where.get("laboratory", "") in game.rooms else 6.0
        return False, min(2.0 * FAR, get + lab)

    def objective(self, objective: str) -> list[float]:
        """The easiest way: what is unmet, how much, how far."""
        best: list[float] = []
        for way in self.game.content.objectives[objective].any_of:
            unmet = [0.0] * len(NEEDS)
            total = 0.0
            near = float(FAR)
            for condition in way:
                met, far = self.needs(condition)
                if not met:
                    name = "player_dead" if condition.startswith("player_") else condition
                    if name in NEEDS:
                        unmet[NEEDS.index(name)] = 1.0
                    if name != "finish_in_pod":
                        total += 2.0 + far
                        near = min(near, far)
            if not best or total < best[0]:
                best = [total, near if total else 0.0, 1.0 if total == 0 else 0.0, sum(unmet), *unmet]
        return best


def items(me: Crew) -> int:
    """As the hoarder counts them."""
    heavy = [h for h in me.hands if not is_object(h.kind)]
    return len(me.inventory) + len(heavy) + sum(len(h.attached) for h in heavy)


def features(game: Game, seat: int) -> list[float]:
    """Everything a value is worked out from. The order is that of the weights."""
    at = Position(game, seat)
    me = at.me
    others = [c for c in game.crew if c is not me]
    like = LIKE.get
    kinds = [like(f.kind, f.kind) for f in game.figures]
    here = [like(f.kind, f.kind) for f in game.figures if f.slot == me.slot] if me.slot else []
    around = [f for f in game.figures if me.slot and at.steps.get(f.slot, FAR) in (1, 2) and f.slot != me.slot]
    near = [like(f.kind, f.kind) for f in around]
    bag = [like(type, type) for type in [game.species.type_of(token) for token in game.bag]]
    cards = me.hand + me.discard + me.deck.cards()
    dirty = sum(1 for card in cards if is_contamination(card))
    infected = cards.count(INFECTED)
    free = [p for p in Pods.of(game).on_board() if len(p.aboard) < SEATS or seat in p.aboard]
    unlocked = [p for p in free if not p.locked]
    way_out = min((at.room(EVACUATION[p.section]) for p in unlocked), default=float(FAR))
    sections = sum(1 for room in EVACUATION.values() if game.where.get(room, "") in game.rooms)
    left = min(game.time, at.fuse) if at.fuse >= 0 else game.time
    exits = list(game.map.exits[me.slot].values()) if me.slot else []
    serious = me.serious
    there = at.there()
    good = at.engines.tops.count(WORKING)
    bad = at.engines.tops.count(DAMAGED)
    ship = 0.0 if bad >= 2 else 1.0 if good >= 2 else 0.75 if good == 1 else 0.5 if not bad else 0.25
    earth = (1.0 if there == EARTH else 0.0) if there else 0.3
    hand = [card for card in me.hand if not is_contamination(card)]
    objectives = me.objectives if not game.goals else game.goals
    asked = [at.objective(o) for o in objectives] or [[0.0] * (4 + len(NEEDS))]
    best = min(asked, key=lambda row: row[0])
    mean = [sum(column) / len(asked) for column in zip(*asked)]
    return [
        1.0 if me.status == ESCAPED else 0.0,
        1.0 if me.status == HIBERNATING else 0.0,
        1.0 if not me.slot and me.status == ACTIVE else 0.0,
        left / 10,
        game.time / 10,
        1.0 if at.fuse >= 0 else 0.0,
        1.0 if 0 <= at.fuse <= 3 else 0.0,
        1.0 if left <= 1 else 0.0,
        1.0 if left <= 3 else 0.0,
        len(game.fire) / 4,
        len(game.malfunction) / 4,
        max(0, len(game.fire) - 4) / 2,
        max(0, len(game.malfunction) - 5) / 2,
        1.0 if game.first_encounter else 0.0,
        (len(game.map.slots) - len(game.rooms)) / 10,
        kinds.count(ADULT) / 3,
        kinds.count(CREEPER) + kinds.count(LARVA),
        kinds.count(BREEDER) + 2 * kinds.count(QUEEN),
        len(bag) / 10,
        bag.count(ADULT) / 8,
        bag.count(BREEDER) + bag.count(QUEEN),
        len(game.noise) / 6,
        sum(1 for c in others if c.status == ACTIVE) / 3,
        sum(1 for c in others if c.status == DEAD) / 3,
        sum(1 for c in others if c.status == HIBERNATING) / 2,
        sum(1 for c in others if c.status == ESCAPED) / 2,
        len(free) / 2,
        len(unlocked) / 2,
        1.0 if unlocked else 0.0,
        sections / 2,
        way_out / 5,
        1.0 if way_out <= 1 else 0.0,
        1.0 if way_out == 0 else 0.0,
        at.room("hibernatorium") / 5 if game.time <= HIBERNATION else 2.0,
        1.0 if game.time <= HIBERNATION else 0.0,
        ship,
        earth,
        ship * earth,
        sum(1 for mask in at.engines.known if mask & me.mask) / 3,
        1.0 if at.course.known & me.mask else 0.0,
        at.room("generator") / 5 if at.fuse < 0 else 0.0,
        at.room("hatch") / 5,
        1.0 if "evacuation_key" in me.inventory else 0.0,
        me.light / 2,
        1.0 if serious == 1 else 0.0,
        1.0 if serious == 2 else 0.0,
        1.0 if serious >= 3 else 0.0,
        1.0 if serious >= 3 and me.light == 2 else 0.0,
        len(me.wounds) / 2,
        1.0 if "bleeding" in me.wounds else 0.0,
        1.0 if me.slime else 0.0,
        1.0 if is_lost(game, me) else 0.0,
        dirty / 3,
        min(1.0, dirty),
        min(2, infected),
        len(hand) / 5,
        1.0 if len(hand) <= 2 else 0.0,
        len(me.inventory) / 4,
        sum(1 for item in me.inventory if item in HEALERS),
        sum(1 for item in me.inventory if item in MENDERS),
        sum(1 for card in me.hand if card in REPAIRS),
        min(6, sum(h.ammo for h in me.hands)) / 4,
        1.0 if here else 0.0,
        here.count(ADULT) + here.count(BREEDER) + 2 * here.count(QUEEN),
        here.count(CREEPER) + here.count(LARVA),
        len(near) / 2,
        near.count(ADULT) + near.count(BREEDER) + 2 * near.count(QUEEN),
        sum(1 for place in exits if place in game.noise) / 2,
        1.0 if me.slot in game.fire else 0.0,
        1.0 if me.slot in game.malfunction else 0.0,
        1.0 if any(c.slot == me.slot and c.slot for c in others) else 0.0,
        1.0 if len(objectives) > 1 else 0.0,
        1.0 if game.goals else 0.0,
        1.0 if game.mode.id == "solo" else 0.0,
        1.0 if intruder_seat(game) >= 0 else 0.0,
        min(20.0, best[0]) / 8,
        min(20.0, best[1]) / 5,
        best[2],
        min(20.0, mean[0]) / 8,
        min(20.0, mean[0]) / 8 * (1.0 - min(10, left) / 10),
        *(1.0 if me.character == who else 0.0 for who in CHARACTERS),
        *mean[2:],
    ]


def stage(game: Game) -> int:
    """Positions are compared at the beginning of a round."""
    return game.round


def value(game: Game, seat: int) -> float:
    """How likely this seat wins when the crew bot plays on; surviving alone counts a little."""
    if game.crew[seat].status == DEAD:
        return 0.0
    row = features(game, seat)
    hidden = [tanh(sum(map(mul, weights, row)) + bias) for weights, bias in zip(HIDDEN, BIAS)]
    win = 1.0 / (1.0 + exp(-sum(map(mul, WIN, hidden)) - OUTPUT[0]))
    survive = 1.0 / (1.0 + exp(-sum(map(mul, SURVIVE, hidden)) - OUTPUT[1]))
    return (1.0 - SURVIVED) * win + SURVIVED * survive
