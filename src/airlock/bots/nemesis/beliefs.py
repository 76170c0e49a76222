"""What follows from what everybody can see: engines, coordinates, who may want what."""

from __future__ import annotations

from airlock.bots.nemesis.claims import engine_by_claims
from airlock.bots.nemesis.course import EARTH, MARS, reaches
from airlock.bots.nemesis.likely import LOOKED_AT, SOMEHOW, WORKED_ON, WRECKED
from airlock.bots.nemesis.minds import asks_for_death, wants_ship_gone
from airlock.bots.nemesis.scene import Scene
from airlock.faces.nemesis.talk import ENGINE_ORDER, LOOKED_AT_ENGINE
from airlock.titles.nemesis.ship.engines import WORKING
from airlock.titles.nemesis.ship.hibernation import HIBERNATING

ENGINES_NEEDED = 2
EVEN = 0.5


def sleepers(scene: Scene) -> bool:
    return any(c["status"] == HIBERNATING for c in scene.view["crew"])


def looked_at_coordinates(scene: Scene) -> bool:
    return bool(scene.view["looked"]["coordinates"])


def engine_chances(scene: Scene) -> list[float]:
    """How likely each engine works."""
    if not scene.engines_likely:
        for n, status in enumerate(scene.view["notes"]["engines"], 1):
            if status:
                chance = 1.0 if status == WORKING else 0.0
            else:
                chance = engine_by_claims(scene, n, engine_by_deeds(scene, n))
            scene.engines_likely.append(chance)
    return scene.engines_likely


def engine_by_deeds(scene: Scene, n: int) -> float:
    """How likely an engine works, by who looked at it and put it in the order that they like."""
    if not scene.view["looked"]["engines"][n - 1]:
        return EVEN
    chance = SOMEHOW
    for deed in scene.heard.deeds:
        if deed.event == LOOKED_AT_ENGINE and deed.values[0] == n and chance == SOMEHOW:
            chance = LOOKED_AT
        elif deed.event == ENGINE_ORDER and deed.values[0] == n:
            chance = WORKED_ON - (WORKED_ON - WRECKED) * wants_ship_gone(scene, deed.seat)
    return chance


def engines_hold(scene: Scene) -> float:
    """How likely at least two engines work."""
    a, b, c = engine_chances(scene)
    return a * b + a * c + b * c - 2 * a * b * c


def working_engines(scene: Scene) -> int:
    return sum(1 for status in scene.view["notes"]["engines"] if status == WORKING)


def safe_to_sleep(scene: Scene) -> float:
    """How likely a sleeper wakes up again."""
    if scene.self_destruct >= 0:
        return 0.0
    home = reaches(scene, EARTH)
    if scene.objectives == ["quarantine"]:
        home = min(1.0, home + reaches(scene, MARS))
    return engines_hold(scene) * home


def wishes_dead(scene: Scene, number: int) -> bool:
    """Whether my own objective asks for this player's end."""
    return any(asks_for_death(scene.tables, objective, number) for objective in scene.objectives)
