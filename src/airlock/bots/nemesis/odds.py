"""What things cost and how likely they are. One unit is about what an action is worth."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache

from airlock.bots.nemesis.foes.intruders import passes
from airlock.bots.nemesis.harm import CONTAMINATED, DEATH, SERIOUS, SLIMED, light_cost
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.tables import Tables
from airlock.survival.combat import ADULT, BLANK, CREEPER, DOUBLE_HIT, HIT

__all__ = [
    "CONTAMINATED",
    "DEATH",
    "SERIOUS",
    "SLIMED",
    "attack_cost",
    "encounter_chance",
    "encounter_cost",
    "kill_chance",
    "light_cost",
    "noise_costs",
    "room_cost",
    "shot",
    "survives_check",
]

# A face that hits nothing, whatever the weapon.
MISSED = ""
# Each number of the noise die has two faces of ten, danger and silence one each (NEM-NOISE-18).
NUMBER = 0.2
DANGER = 0.1


@cache
def attack_cost(tables: Tables, kind: str, light: int, serious: int, ail: int = 0) -> float:
    """What one attack of this kind of intruder costs on average."""
    return tables.foe.attack_cost(kind, light, serious, ail)


@cache
def surprise(tables: Tables, kind: str, cards: int) -> float:
    """How often a token of this type surprises a hand of so many cards (NEM-ENC-09)."""
    numbers = tables.surprises.get(kind, [])
    number = tables.foe.number
    return sum(1 for n in numbers if cards < number(n)) / len(numbers) if numbers else 0.0


@cache
def company_cost(tables: Tables, kind: str, light: int, serious: int, ail: int = 0) -> float:
    """Having one in the room: what it takes to be rid of it, mostly an escape with its attack."""
    return tables.foe.company_cost(kind, light, serious, ail)


def room_cost(scene: Scene, slot: str) -> float:
    """The company of everybody in a room."""
    tables, light, serious, ail = scene.tables, scene.light, scene.serious, scene.ail
    return sum([company_cost(tables, f["kind"], light, serious, ail) for f in scene.figures[slot]])


def encounter_cost(scene: Scene, cards: int) -> float:
    """What an encounter costs with this many cards in hand."""
    return _token_cost(scene.tables, scene.bag, cards, scene.light, scene.serious, scene.ail)


# The bag changes seldom: most questions of a game find their answer here.
@lru_cache(maxsize=4096)
def _token_cost(
    tables: Tables, bag: tuple[tuple[str, int], ...], cards: int, light: int, serious: int, ail: int
) -> float:
    foe = tables.foe
    total = sum(n for _, n in bag) or 1
    cost = 0.0
    for token, n in bag:
        kind = foe.comes(token, ail)
        if kind:
            strike = surprise(tables, token, cards) * foe.surprise_cost(kind, light, serious, ail)
            cost += n * (company_cost(tables, kind, light, serious, ail) + strike)
        else:
            cost += n * foe.token_cost(token, light, serious, ail)
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
    foe = tables.foe
    tier = foe.tier(kind)
    faces: list[int] = []
    for face in (BLANK, CREEPER, CREEPER, ADULT, HIT, DOUBLE_HIT):
        rolled = foe.face(face, kind)
        counted = rules.becomes.get(rolled, rolled)
        injuries = {HIT: 1, DOUBLE_HIT: 2}.get(counted, 0)
        if counted == CREEPER:
            injuries = 1 if tier == 1 else 0
        elif counted == ADULT:
            injuries = 1 if tier <= 2 else 0
        if not injuries and rules.at_least_one and counted not in (BLANK, MISSED):
            injuries = 1
        if injuries:
            injuries += rules.extra_if_hit + rules.extra_on.get(counted, 0)
        faces.append(injuries)
    hits = [n for n in faces if n]
    return (len(hits) / len(faces), sum(hits) / len(hits)) if hits else (0.0, 0.0)


def kill_chance(tables: Tables, kind: str, injuries: float) -> float:
    """How often an injury check with this many injuries ends it, by death or retreat."""
    return 1.0 if kind == "eggs" else tables.foe.kill_chance(kind, injuries)


@cache
def survives_check(tables: Tables, contamination: int, larva: bool, deck: int = 10) -> float:
    """How likely the contamination check of the base game is passed (NEM-VICT-11 to -13)."""
    return passes(tables.content, contamination, larva, deck)
