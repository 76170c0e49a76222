"""What the crew claims after a look at something secret: the truth, unless its objective gains by a lie."""

from __future__ import annotations

from airlock.bots.heard import What
from airlock.bots.nemesis.course import EARTH, MARS, QUARANTINE
from airlock.bots.nemesis.scene import Scene
from airlock.faces.nemesis.talk import COURSE, ENGINE_DAMAGED, ENGINE_WORKS, SECRETS
from airlock.titles.nemesis.ship.engines import WORKING


def says(scene: Scene) -> list[What]:
    """Something about everything that I have just looked at. Whoever wants what most want tells the truth."""
    seq = scene.heard.deeds[-1].seq if scene.heard.deeds else 0
    out: list[What] = []
    engines: list[int] = []
    for deed in scene.heard.deeds:
        if deed.seq != seq or deed.seat != scene.seat or deed.event not in SECRETS:
            continue
        if not deed.values:
            out += course(scene)
        elif int(deed.values[0]) not in engines:
            engines.append(int(deed.values[0]))
    return out + [what for n in engines for what in engine(scene, n)]


def lies(scene: Scene) -> bool:
    return bool(scene.objectives) and all(objective in scene.tables.reason_to_lie for objective in scene.objectives)


def engine(scene: Scene, n: int) -> list[What]:
    """Whoever needs somebody's end keeps good news to themselves and calls a damaged engine a working one."""
    works = scene.view["notes"]["engines"][n - 1] == WORKING
    if lies(scene) and scene.objectives != [QUARANTINE]:
        return [] if works else [{"id": ENGINE_WORKS, "engine": str(n)}]
    return [{"id": ENGINE_WORKS if works else ENGINE_DAMAGED, "engine": str(n)}]


def course(scene: Scene) -> list[What]:
    """Where the way home is. A liar names the space that they would like to see the marker on."""
    places = scene.content.coordinates[scene.view["notes"]["coordinates"]]
    space = {place: space for space, place in places.items()}
    if not lies(scene):
        return [{"id": COURSE, "space": space[EARTH], "planet": EARTH}]
    if scene.objectives == [QUARANTINE]:
        return [{"id": COURSE, "space": space[MARS], "planet": EARTH}]
    wrong = scene.view["destination"]
    return [] if wrong == space[EARTH] else [{"id": COURSE, "space": wrong, "planet": EARTH}]
