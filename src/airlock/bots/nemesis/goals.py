"""What an objective still needs: tasks, each with the rooms it can be done in."""

from __future__ import annotations

from collections.abc import Callable

from airlock.bots.nemesis.beliefs import ENGINES_NEEDED, engine_chances, sleepers, working_engines
from airlock.bots.nemesis.course import reaches
from airlock.bots.nemesis.routes import nearest
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.tasks import CRITICAL, WORK_ON_ENGINE, Task, in_room, repair_cost
from airlock.survival.crew import BLUE_CORPSE, CARCASS, CORPSE, EGG, is_corpse
from airlock.titles.nemesis.conditions import HOARD
from airlock.titles.nemesis.ship.hibernation import HIBERNATING
from airlock.titles.nemesis.ship.pods import ESCAPED

# -- conditions: None can't be worked on, [] is done


def send_signal(scene: Scene) -> list[Task] | None:
    if scene.me["signal"]:
        return []
    return [in_room(scene, "comms", "send_signal", "signal", 10.0)]


def reach(place: str) -> Callable[[Scene], list[Task] | None]:
    def tasks(scene: Scene) -> list[Task] | None:
        out: list[Task] = []
        if scene.self_destruct >= 0:
            # Whoever would have to walk to the Generator gives the ship up: all live longer for it (docs/bots.md).
            if scene.self_destruct <= CRITICAL or scene.rooms.get(scene.slot) != "generator":
                return None
            out.append(in_room(scene, "generator", "stop", "stop_self_destruct", 11.0))
        notes = scene.view["notes"]
        cockpit = [scene.where["cockpit"]]
        if not notes.get("coordinates"):
            if not (sleepers(scene) and reaches(scene, place) < 0.2):
                look = ("room:cockpit:check_coordinates", "card:piloting:check_coordinates")
                out.append(Task("coordinates", cockpit, look, 8.0))
        elif reaches(scene, place) < 1.0:
            if sleepers(scene):
                return None
            out.append(Task("destination", cockpit, ("room:cockpit:set_destination",), 10.0))
        if working_engines(scene) < ENGINES_NEEDED:
            out += engine_tasks(scene)
        return out

    return tasks


def engine_tasks(scene: Scene) -> list[Task]:
    """Look at engines that nobody has looked at, mend those that I know to be damaged."""
    chances = engine_chances(scene)
    if sum(1 for p in chances if p == 1.0) >= ENGINES_NEEDED:
        return []
    out = []
    can_repair = repair_cost(scene)
    unknown = [n for n, p in enumerate(chances, 1) if 0.0 < p < 1.0]
    control = scene.where.get("engine_control")
    if control and len(unknown) > 1:
        mine = chances.count(0.5) and nearest(scene, control)
        out.append(Task("engines", [control], ("room:engine_control:check_engines",), 9.0 if mine else 5.0))
    for n, p in enumerate(chances, 1):
        room = f"engine_{n}"
        slot = scene.where[room]
        if p == 0.0:
            out.append(Task("repair_engine", [slot], WORK_ON_ENGINE, 9.0 if can_repair else 5.0))
        elif p < 1.0:
            mine = p == 0.5 and nearest(scene, slot)
            out.append(
                Task(
                    "engines",
                    [slot],
                    (*WORK_ON_ENGINE, f"room:{room}:check_engine"),
                    7.5 if mine else 12.0 * (1 - p) - 2,
                )
            )
    return out


def destroy_ship(scene: Scene) -> list[Task] | None:
    if scene.self_destruct >= 0:
        return []
    if sleepers(scene):
        return None
    start = in_room(scene, "generator", "start", "self_destruct", 9.0)
    start.does = (*start.does, "item:self_destruct_key:start")
    return [start]


def destroy_nest(scene: Scene) -> list[Task] | None:
    if scene.view["intruders"]["nest_destroyed"]:
        return []
    slot = scene.where.get("nest")
    if slot is None:
        return [Task("nest", [], (), 8.0, ("nest",))]
    return [Task("nest", [slot], ("shoot:", "melee:eggs", "item:grenade:throw", "item:molotov_cocktail:throw"), 8.0)]


def fetch(kind: str) -> Callable[[Scene], list[Task] | None]:
    """Carry an object until the end."""

    def tasks(scene: Scene) -> list[Task] | None:
        if any(_same(thing, kind) for thing in scene.carried()):
            return []
        return pick_up(scene, kind, 9.0)

    return tasks


def _same(thing: str, kind: str) -> bool:
    return thing == kind or (kind == CORPSE and is_corpse(thing))


def pick_up(scene: Scene, kind: str, value: float) -> list[Task] | None:
    lying = {s: o for s, r in scene.info.items() for o in r["objects"] if _same(o, kind)}
    spoils = scene.tables.foe.spoils
    out = [Task("pick_up", [slot], (f"pick_up:{o}",), value + spoils(scene, slot)) for slot, o in lying.items()]
    if kind == EGG and scene.eggs and not scene.view["intruders"]["nest_destroyed"]:
        out.append(in_room(scene, "nest", "take_egg", "egg", value))
    return out or None


def analyse(kind: str) -> Callable[[Scene], list[Task] | None]:
    def tasks(scene: Scene) -> list[Task] | None:
        return analysis_tasks(scene, kind)

    return tasks


def analysis_tasks(scene: Scene, kind: str) -> list[Task] | None:
    foe = scene.tables.foe
    if foe.is_studied(scene.view, kind):
        return []
    if not foe.may_be_studied(scene.view, kind):
        return None
    lab = scene.where.get("laboratory", "")
    there = bool(lab) and any(_same(o, kind) for o in scene.info[lab]["objects"])
    if there or any(_same(thing, kind) for thing in scene.carried()):
        task = in_room(scene, "laboratory", "analyse", "analyse", 10.0)
        task.does = (*task.does, "item:quest_laboratory_equipment:analyse")
        return [task]
    return pick_up(scene, kind, 8.0)


def two_weaknesses(scene: Scene) -> list[Task] | None:
    foe = scene.tables.foe
    if foe.studied(scene.view) >= 2:
        return []
    out: list[Task] = []
    for kind in foe.analysed:
        if not foe.is_studied(scene.view, kind):
            out += analysis_tasks(scene, kind) or []
    if scene.seat in foe.living(scene.view):
        out.append(in_room(scene, "laboratory", "analyse", "analyse", 10.0))
    return out or None


def hoard(scene: Scene) -> list[Task] | None:
    if scene.item_cards() >= HOARD:
        return []
    rooms = [s for s, r in scene.info.items() if r["items"] > 0]
    out = [Task("search", rooms, ("card:search:search", "card:scavenging:search"), 8.0)] if rooms else []
    storage = scene.where.get("storage")
    if storage:
        out.append(Task("search", [storage], ("room:storage:fetch",), 7.0))
    return out or [Task("search", [], (), 7.0, ("storage",))]


def explore_all(scene: Scene) -> list[Task] | None:
    if not scene.unexplored:
        return []
    return [Task("explore", scene.unexplored, (), 8.0)]


def corpse_to_surgery(scene: Scene) -> list[Task] | None:
    surgery = scene.where.get("surgery", "")
    if surgery and BLUE_CORPSE in scene.info[surgery]["objects"]:
        return []
    if BLUE_CORPSE not in scene.carried():
        return pick_up(scene, BLUE_CORPSE, 9.0)
    if not surgery:
        return [Task("surgery", [], (), 9.0, ("surgery",))]
    return [Task("surgery", [surgery], (f"drop:{BLUE_CORPSE}",), 10.0)]


def done(scene: Scene) -> list[Task] | None:
    return []


def kill_queen(scene: Scene) -> list[Task] | None:
    return [] if scene.view["intruders"]["queen_killed"] else None


def alone(scene: Scene) -> list[Task] | None:
    """Nothing to do about it but to outlive them."""
    saved = any(c["status"] in (ESCAPED, HIBERNATING) for c in scene.view["crew"])
    return [] if not scene.others and not saved else None


def player_dies(number: int) -> Callable[[Scene], list[Task] | None]:
    def tasks(scene: Scene) -> list[Task] | None:
        if scene.me["number"] == number:
            return None
        return []

    return tasks


NEEDS: dict[str, Callable[[Scene], list[Task] | None]] = {
    "signal_sent": send_signal,
    "ship_reaches_earth": reach("earth"),
    "ship_reaches_mars": reach("mars"),
    "ship_destroyed": destroy_ship,
    "nest_destroyed": destroy_nest,
    "queen_killed": kill_queen,
    "only_survivor": alone,
    "another_survivor": done,
    "finish_in_pod": done,
    "finish_in_pod_or_hibernation": done,
    "carry_blue_corpse": fetch(BLUE_CORPSE),
    "carry_egg": fetch(EGG),
    "items_at_least_7": hoard,
    "all_rooms_explored": explore_all,
    "weakness_carcass": analyse(CARCASS),
    "weakness_egg": analyse(EGG),
    "weaknesses_at_least_2": two_weaknesses,
    "blue_corpse_in_surgery": corpse_to_surgery,
    **{f"player_{n}_dead": player_dies(n) for n in range(1, 6)},
}


def ways_of(scene: Scene, objective: str) -> list[tuple[tuple[str, ...], list[Task]]]:
    """The ways of an objective that can still be worked on, with what is left to do."""
    out = []
    for way in scene.content.objectives[objective].any_of:
        tasks: list[Task] = []
        for condition in way:
            needed = NEEDS[condition](scene)
            if needed is None:
                break
            tasks += needed
        else:
            out.append((way, tasks))
    return out
