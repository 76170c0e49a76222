"""What things cost and how likely they are. One unit is about what an action is worth."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache

from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.tables import Tables
from airlock.survival.combat import BLANK, DOUBLE_HIT, HIT
from airlock.titles.nemesis.intruders import ADULT, BREEDER, CREEPER, LARVA, QUEEN

DEATH = 30.0
# What the next serious wound costs, by how many there are; the one after the third kills (NEM-WOUND-08).
SERIOUS = (6.0, 9.0, 12.0, DEATH)
CONTAMINATED = 2.0
SLIMED = 0.6
INFESTED = 5.0
LIGHT_WOUNDS = 3
# Each number of the noise die has two faces of ten, danger and silence one each (NEM-NOISE-18).
NUMBER = 0.2
DANGER = 0.1


def light_cost(light: int, serious: int, n: int = 1) -> float:
    """What n light wounds cost somebody with these wounds."""
    if serious >= len(SERIOUS) - 1:
        return DEATH
    return n * SERIOUS[serious] * (0.3 if light + n < LIGHT_WOUNDS else 0.45)


@cache
def attack_cost(tables: Tables, kind: str, light: int, serious: int) -> float:
    """What one attack of this kind of intruder costs on average."""
    if kind == LARVA:
        return INFESTED
    one = light_cost(light, serious)
    two = light_cost(light, serious, 2)
    hurt = SERIOUS[min(serious, 3)]
    cost_of = {
        "scratch": one + CONTAMINATED,
        "claw_attack": two + CONTAMINATED,
        "bite": DEATH if serious >= 2 else hurt,
        "tail_attack": DEATH if serious >= 1 else hurt,
        "transformation": 2.0,
        "frenzy": DEATH if serious >= 2 else hurt,
        "slime": SLIMED + CONTAMINATED,
        "summoning": 2.5,
    }
    attacks = tables.content.attacks
    return sum(cost_of[a] for a in tables.attacks if kind in attacks[a].attackers) / len(tables.attacks)


@cache
def surprise(tables: Tables, kind: str, cards: int) -> float:
    """How often a token of this type surprises a hand of so many cards (NEM-ENC-09)."""
    numbers = tables.surprises[kind]
    return sum(1 for n in numbers if cards < n) / len(numbers)


# Having one in the room: what it takes to be rid of it, mostly an escape with its attack.
def company_cost(tables: Tables, kind: str, light: int, serious: int) -> float:
    if kind == LARVA:
        return 2.0
    return 1.5 + attack_cost(tables, kind, light, serious)


def room_cost(scene: Scene, slot: str) -> float:
    """The company of everybody in a room."""
    tables = scene.tables
    return sum([company_cost(tables, f["kind"], scene.light, scene.serious) for f in scene.figures[slot]])


def encounter_cost(scene: Scene, cards: int) -> float:
    """What an encounter costs with this many cards in hand."""
    return _token_cost(scene.tables, scene.bag, cards, scene.light, scene.serious)


# The bag changes seldom: most questions of a game find their answer here.
@lru_cache(maxsize=4096)
def _token_cost(tables: Tables, bag: tuple[tuple[str, int], ...], cards: int, light: int, serious: int) -> float:
    total = sum(n for _, n in bag) or 1
    cost = 0.0
    for kind, n in bag:
        if kind in (ADULT, BREEDER, CREEPER, LARVA, QUEEN):
            strike = surprise(tables, kind, cards) * attack_cost(tables, kind, light, serious)
            cost += n * (company_cost(tables, kind, light, serious) + strike)
    return cost / total


def encounter_chance(scene: Scene, slot: str) -> float:
    """How often a noise roll in this room calls an intruder."""
    return NUMBER * scene.calls[slot]


def noise_costs(scene: Scene, slots: Collection[str], cards: int) -> dict[str, float]:
    """What a noise roll in each of these rooms costs on average: an encounter, danger, or more noise for later."""
    calls = scene.calls
    near = company_near(scene)
    encounter = encounter_cost(scene, cards)
    danger = DANGER * (2 if scene.slime else 1)
    return {slot: NUMBER * calls[slot] * encounter + danger * near.get(slot, 0.8) + 0.1 for slot in slots}


def company_near(scene: Scene) -> dict[str, float]:
    """Rooms that danger would bring intruders to, and what their company costs there."""
    if scene.near is None:
        neighbours = scene.map.neighbours
        alone = [slot for slot in scene.figures if slot not in scene.crew and slot != scene.slot]
        lurking = {slot: room_cost(scene, slot) for slot in alone}
        beside = dict.fromkeys(n for slot in alone for n in neighbours[slot])
        scene.near = {slot: sum([lurking[n] for n in neighbours[slot] if n in lurking]) for slot in beside}
    return scene.near


@cache
def shot(tables: Tables, kind: str, weapon: str) -> tuple[float, float]:
    """How often a shot hits this kind, and how many injuries a hit does on average."""
    card = tables.content.items.get(weapon)
    rules = card.weapon if card is not None else None
    if rules is None:
        return (0.0, 0.0)
    faces: list[int] = []
    for face in (BLANK, CREEPER, CREEPER, ADULT, HIT, DOUBLE_HIT):
        counted = rules.becomes.get(face, face)
        injuries = {HIT: 1, DOUBLE_HIT: 2}.get(counted, 0)
        if counted == CREEPER:
            injuries = 1 if kind in (LARVA, CREEPER) else 0
        elif counted == ADULT:
            injuries = 1 if kind in (LARVA, CREEPER, ADULT) else 0
        if not injuries and rules.at_least_one and counted != BLANK:
            injuries = 1
        if injuries:
            injuries += rules.extra_if_hit + rules.extra_on.get(counted, 0)
        faces.append(injuries)
    hits = [n for n in faces if n]
    return (len(hits) / len(faces), sum(hits) / len(hits)) if hits else (0.0, 0.0)


def kill_chance(tables: Tables, kind: str, injuries: float) -> float:
    """How often an injury check with this many injuries ends it, by death or retreat."""
    if kind == LARVA or kind == "eggs":
        return 1.0
    n = int(injuries)
    if kind in (BREEDER, QUEEN):
        n = n // 2
    return min(1.0, tables.kills[min(n, len(tables.kills) - 1)] + tables.retreats)


@cache
def survives_check(tables: Tables, contamination: int, larva: bool, deck: int = 10) -> float:
    """How likely the contamination check is passed (NEM-VICT-11 to -13)."""
    infected, clean = tables.content.contamination
    none = 1.0
    for i in range(contamination):
        none *= max(0, clean - i) / max(1, infected + clean - i)
    total = deck + contamination
    lucky = 1.0
    for i in range(4):
        lucky *= max(0, deck - i) / max(1, total - i)
    return lucky if larva else none + (1 - none) * lucky
