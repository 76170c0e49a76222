"""Who can have which objective: what the cards leave open, how people choose, and what they have done in public."""

from __future__ import annotations

from functools import lru_cache

from airlock.bots.heard import Deed
from airlock.bots.nemesis.likely import DEEDS, ELSE, KEPT, SELDOM
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.tables import Tables
from airlock.faces.nemesis.talk import (
    ACTION,
    ADAPTATION_REMOVED,
    LOOKED_AT_OBJECTIVE,
    OBJECT_TAKEN,
    OBJECTIVE_CHOSEN,
    SIGNAL_SENT,
    WEAKNESS_DISCOVERED,
)
from airlock.kernel.options import parts_of
from airlock.survival.crew import is_object, object_type

KINDS = ("personal", "corporate")
# Whoever is this likely to need my end is not let near me.
FEARED = 0.3


def objectives_of(scene: Scene, seat: int) -> dict[str, float]:
    """How likely somebody else plays for each objective. Empty where all goals are open."""
    known = scene.minds.get(seat)
    if known is None:
        known = scene.minds[seat] = {} if scene.view["goals"] else _believe(scene, seat)
    return known


def _believe(scene: Scene, seat: int) -> dict[str, float]:
    notes: list[tuple[int, str]] = scene.view["notes"]["objectives"]
    read = [objective for owner, objective in notes if owner == seat]
    if read and read_after_choice(scene, seat):
        return {read[-1]: 1.0}
    elsewhere = {objective for owner, objective in notes if owner != seat}.union(scene.me.get("dealt", []))
    crew = scene.view["crew"]
    chances = dict(_dealt(scene.tables, len(crew), crew[seat]["number"], frozenset(elsewhere), tuple(read)))
    for deed in deeds_of(scene, seat):
        shares = DEEDS[deed]
        other = shares[ELSE]
        for objective in chances:
            chances[objective] *= shares.get(objective, other)
    total = sum(chances.values())
    return {objective: chance / total for objective, chance in chances.items()} if total else chances


@lru_cache(maxsize=4096)
def _dealt(
    tables: Tables, players: int, number: int, elsewhere: frozenset[str], read: tuple[str, ...]
) -> dict[str, float]:
    """What the cards alone say: one of each kind was dealt, and of the two the better one is kept."""
    out: dict[str, float] = {}
    for kind in KINDS:
        pool = [o.id for o in tables.content.objectives.values() if o.kind == kind and o.min_players <= players]
        mine = [o for o in read if o in pool] or [o for o in pool if o not in elsewhere]
        for objective in mine:
            # Nobody keeps the one that asks for their own end.
            kept = SELDOM if asks_for_death(tables, objective, number) else KEPT[objective]
            out[objective] = kept / len(mine)
    return out


def read_after_choice(scene: Scene, seat: int) -> bool:
    """Whether I have read the objective that somebody kept, and not one of two that they still had."""
    chosen = False
    for deed in scene.heard.deeds:
        if deed.event == OBJECTIVE_CHOSEN and deed.seat == seat:
            chosen = True
        elif deed.event == LOOKED_AT_OBJECTIVE and deed.seat == scene.seat and deed.values[0] == seat and chosen:
            return True
    return False


def deeds_of(scene: Scene, seat: int) -> list[str]:
    """What somebody did that tells something about their objective, from what was seen and what still can be seen."""
    found = {name_of(deed) for deed in scene.heard.deeds if deed.seat == seat}
    other = scene.view["crew"][seat]
    if other["signal"]:
        found.add("signal")
    for held in other["hands"]:
        if is_object(held["thing"]):
            found.add(f"take:{held['thing']}")
    # In the order of the table: the order of a set would change from run to run, and with it the last digits.
    return [deed for deed in DEEDS if deed in found]


def name_of(deed: Deed) -> str:
    """A deed as the table of likelihoods names it."""
    if deed.event == SIGNAL_SENT:
        return "signal"
    if deed.event == OBJECT_TAKEN:
        return f"take:{deed.values[0]}"
    if deed.event in (WEAKNESS_DISCOVERED, ADAPTATION_REMOVED):
        return f"analyse:{object_type(str(deed.values[0]))}"
    if deed.event == ACTION:
        return parts_of(str(deed.values[0]))[-1]
    return deed.event


# -- what follows from it


def asks_for_death(tables: Tables, objective: str, number: int) -> bool:
    """Whether an objective asks for the end of the player with this number."""
    return number in tables.victims[objective]


def wants_dead(scene: Scene, seat: int, number: int) -> float:
    """How likely somebody's objective asks for the end of the player with this number."""
    likely = objectives_of(scene, seat)
    return sum(p for objective, p in likely.items() if asks_for_death(scene.tables, objective, number))


def against_me(scene: Scene, seat: int) -> float:
    """How likely somebody needs my end."""
    return wants_dead(scene, seat, scene.me["number"])


def wants_ship_gone(scene: Scene, seat: int) -> float:
    """How likely somebody's objective asks for the end of the ship."""
    return sum(p for objective, p in objectives_of(scene, seat).items() if objective in scene.tables.ship_gone)


def is_feared(scene: Scene, seat: int) -> bool:
    return against_me(scene, seat) >= FEARED
