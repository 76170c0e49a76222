"""What follows from what everybody can see: engines, coordinates, who may want what."""

from __future__ import annotations

from airlock.bots.crew.scene import Scene
from airlock.survival.crew import DEAD, HIBERNATING
from airlock.survival.looking import WORKING
from airlock.titles.nemesis.title import CONTENT

EARTH = "earth"
MARS = "mars"
ENGINES_NEEDED = 2
# Whoever read the coordinates mostly sets the course for home: how likely it points there then, by whether the marker
# was moved. Measured in games of the crew among itself.
MOVED_KNOWINGLY = 0.95
LEFT_KNOWINGLY = 0.6
# An engine that somebody else has looked at runs more often than one that nobody cares for.
LOOKED_AFTER = 0.75


def sleepers(scene: Scene) -> bool:
    return any(c["status"] == HIBERNATING for c in scene.view["crew"])


def looked_at_coordinates(scene: Scene) -> bool:
    return bool(scene.view["looked"]["coordinates"])


def reaches(scene: Scene, place: str) -> float:
    """How likely the marker points to this place."""
    card = scene.view["notes"].get("coordinates", "")
    destination = scene.view["destination"]
    if card:
        return 1.0 if CONTENT.coordinates[card][destination] == place else 0.0
    even = 1 / len(CONTENT.coordinates[next(iter(CONTENT.coordinates))])
    others_know = any(seat != scene.seat for seat in scene.view["looked"]["coordinates"])
    if not others_know:
        return even
    home = MOVED_KNOWINGLY if destination != scene.map.start_destination or sleepers(scene) else LEFT_KNOWINGLY
    return home if place == EARTH else (1.0 - home) / 3


def engine_chances(scene: Scene) -> list[float]:
    """How likely each engine works."""
    chances = []
    for status, looked in zip(scene.view["notes"]["engines"], scene.view["looked"]["engines"]):
        if status:
            chances.append(1.0 if status == WORKING else 0.0)
        else:
            chances.append(LOOKED_AFTER if looked else 0.5)
    return chances


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


def wants_me_dead(scene: Scene, other: int) -> bool:
    """Whether I have read that this player needs my end."""
    number = scene.me["number"]
    seen = scene.view["notes"]["objectives"]
    return any(owner == other and _is_against(objective, number) for owner, objective in seen)


def wishes_dead(scene: Scene, number: int) -> bool:
    """Whether my own objective asks for this player's end."""
    return any(_is_against(objective, number) for objective in scene.objectives)


def _is_against(objective: str, number: int) -> bool:
    return any(f"player_{number}_dead" in way for way in CONTENT.objectives[objective].any_of)


def dead(scene: Scene, number: int) -> bool:
    return any(c["number"] == number and c["status"] == DEAD for c in scene.view["crew"])
