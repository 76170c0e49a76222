"""What common goals still need, seen from the whole crew: jobs, and who can do each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from airlock.bots.nemesis.beliefs import ENGINES_NEEDED, sleepers
from airlock.bots.nemesis.course import reaches
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.tasks import CRITICAL, WORK_ON_ENGINE, Task, in_room
from airlock.survival.crew import BLUE_CORPSE, CORPSE, EGG, is_corpse, is_object
from airlock.titles.nemesis.ship.engines import WORKING
from airlock.titles.nemesis.ship.hibernation import HIBERNATING
from airlock.titles.nemesis.ship.pods import ESCAPED

EARTH = "ship_reaches_earth"
SIGNAL = "signal_sent"
# How much of a running engine one counts as that a companion has looked at: whoever finds it damaged works on it.
IN_HAND = 0.75
HANDS = 2
# What the goals ask for; of the eggs one is to spare, since who carries it may die.
WEAKNESSES = 2
EGGS = 2


class Job(Task):
    """A task that one of several people does for all."""

    __slots__ = ("who",)

    def __init__(
        self,
        reason: str,
        slots: list[str],
        does: tuple[str, ...],
        who: Iterable[int],
        looks_for: tuple[str, ...] = (),
    ) -> None:
        super().__init__(reason, slots, does, 0.0, looks_for)
        self.who = frozenset(who)

    @classmethod
    def of(cls, task: Task, who: Iterable[int]) -> Job:
        return cls(task.reason, task.slots, task.does, who, task.looks_for)


# The jobs of a condition; None can't be met any more, [] is met or in good hands.
Needs = list[Job] | None


def on_board(scene: Scene) -> list[Mapping[str, Any]]:
    """Everybody who can still do something, me included."""
    return [c for c in (scene.me, *scene.others) if c["slot"]]


def seats(scene: Scene) -> list[int]:
    return [c["seat"] for c in on_board(scene)]


def free_hand(c: Mapping[str, Any]) -> bool:
    """Whether somebody can take an object without putting down another one. A weapon is put down for it."""
    return sum(1 for h in c["hands"] if is_object(h["thing"])) < (1 if "arm" in c["wounds"] else HANDS)


def carries(c: Mapping[str, Any], kind: str) -> bool:
    return any(same(h["thing"], kind) for h in c["hands"])


def same(thing: str, kind: str) -> bool:
    """Any corpse is a corpse."""
    return thing == kind or (kind == CORPSE and is_corpse(thing))


def in_a_room(scene: Scene, room: str, way: str, reason: str, who: Iterable[int]) -> Job:
    """The action of a room. Mending the room first, or finding it, is up to anybody."""
    task = in_room(scene, room, way, reason, 0.0)
    return Job.of(task, who if task.reason == reason else seats(scene))


def signals(scene: Scene) -> Needs:
    """As many different people as goals ask for it; the dead count if they have sent theirs (NEM-COOP-04)."""
    ways = [scene.content.objectives[goal].any_of for goal in scene.objectives]
    asking = sum(1 for any_of in ways if any(SIGNAL in way for way in any_of))
    missing = asking - sum(1 for c in scene.view["crew"] if c["signal"])
    who = [c["seat"] for c in on_board(scene) if not c["signal"]]
    if missing > len(who):
        return None
    return [in_a_room(scene, "comms", "send_signal", "signal", who) for _ in range(missing)]


def earth(scene: Scene) -> Needs:
    if 0 <= scene.self_destruct <= CRITICAL:
        return None
    out: list[Job] = []
    if scene.self_destruct > CRITICAL:
        out.append(in_a_room(scene, "generator", "stop", "stop_self_destruct", seats(scene)))
    course = coordinates(scene)
    return None if course is None else [*out, *course, *engines(scene)]


def coordinates(scene: Scene) -> Needs:
    """One looks and sets the course; the others trust who has looked."""
    known = scene.view["looked"]["coordinates"]
    alive = [seat for seat in seats(scene) if seat in known]
    if scene.view["notes"].get("coordinates"):
        if reaches(scene, "earth") == 1.0:
            return []
        return None if sleepers(scene) else [in_a_room(scene, "cockpit", "set_destination", "destination", alive)]
    if known or sleepers(scene):
        return []
    look = in_a_room(scene, "cockpit", "check_coordinates", "coordinates", seats(scene))
    look.does = (*look.does, "card:piloting:check_coordinates")
    return [look]


def engines(scene: Scene) -> list[Job]:
    """Two have to run: look at those that nobody has looked at, mend those that are known to be damaged."""
    everybody = seats(scene)
    running = 0.0
    out: list[Job] = []
    looked = scene.view["looked"]["engines"]
    for n, status in enumerate(scene.view["notes"]["engines"], 1):
        room = f"engine_{n}"
        know = looked[n - 1]
        if status == WORKING:
            running += 1.0
        elif status:
            out.append(Job("repair_engine", [scene.where[room]], WORK_ON_ENGINE, know))
        elif know:
            # Whoever finds it damaged stays until it runs, if they live.
            left = any(c["seat"] in know and c["slot"] != scene.where[room] for c in scene.others)
            running += 1.0 if left else IN_HAND
        else:
            does = (*WORK_ON_ENGINE, f"room:{room}:check_engine")
            out.append(Job("engines", [scene.where[room]], does, everybody))
    return out if running < ENGINES_NEEDED else []


def destroy_ship(scene: Scene) -> Needs:
    if scene.self_destruct >= 0:
        return []
    if sleepers(scene):
        return None
    start = in_a_room(scene, "generator", "start", "self_destruct", seats(scene))
    start.does = (*start.does, "item:self_destruct_key:start")
    return [start]


def destroy_nest(scene: Scene) -> Needs:
    if scene.view["intruders"]["nest_destroyed"]:
        return []
    slot = scene.where.get("nest")
    everybody = seats(scene)
    if slot is None:
        return [Job("nest", [], (), everybody, ("nest",))]
    does: tuple[str, ...] = ("room:nest:take_egg",)
    if not (EGG in scene.wanted and scene.eggs <= 1 and not any(carries(c, EGG) for c in on_board(scene))):
        does = (*does, "shoot:", "melee:eggs", "item:grenade:throw", "item:molotov_cocktail:throw")
    return [Job("nest", [slot], does, everybody) for _ in range(min(2, len(everybody)))]


def kill_queen(scene: Scene) -> Needs:
    return [] if scene.view["intruders"]["queen_killed"] else None


def take(scene: Scene, kind: str) -> Needs:
    """Somebody has to carry such an object: from wherever it is nearest."""
    who = [c["seat"] for c in on_board(scene) if free_hand(c) and not carries(c, kind)]
    lying = {s: o for s, r in scene.info.items() for o in r["objects"] if same(o, kind)}
    laid = kind == EGG and scene.eggs > 0 and not scene.view["intruders"]["nest_destroyed"]
    if not who or not (lying or laid):
        return None
    if not lying:
        return [in_a_room(scene, "nest", "take_egg", "egg", who)]
    slots, does = [*lying], [f"pick_up:{o}" for o in lying.values()]
    if laid and "nest" in scene.where:
        slots.append(scene.where["nest"])
        does.append("room:nest:take_egg")
    return [Job("pick_up", slots, tuple(dict.fromkeys(does)), who)]


def carry_egg(scene: Scene) -> Needs:
    """One that gets away is enough, so several take one along."""
    if any(carries(c, EGG) for c in scene.view["crew"] if c["status"] in (ESCAPED, HIBERNATING)):
        return []
    carriers = sum(1 for c in on_board(scene) if carries(c, EGG))
    missing = take(scene, EGG)
    if missing is None or carriers >= min(EGGS, len(on_board(scene))):
        return [] if carriers else None
    return missing


def analysis(scene: Scene, kind: str) -> Needs:
    """To the Laboratory with it."""
    lab = scene.where.get("laboratory", "")
    carriers = [c["seat"] for c in on_board(scene) if carries(c, kind)]
    if lab and any(same(o, kind) for o in scene.info[lab]["objects"]):
        carriers = seats(scene)
    if not carriers:
        return take(scene, kind)
    job = in_a_room(scene, "laboratory", "analyse", "analyse", carriers)
    job.does = (*job.does, "item:quest_laboratory_equipment:analyse")
    return [job]


def corpse_goes_to_lab(scene: Scene) -> bool:
    """Whether a goal asks for what the blue corpse may tell."""
    foe = scene.tables.foe
    if "weaknesses_at_least_2" not in scene.conditions or foe.studied(scene.view) >= WEAKNESSES:
        return False
    return foe.can_be_studied(scene.view, CORPSE) and not foe.is_studied(scene.view, CORPSE)


def two_weaknesses(scene: Scene) -> Needs:
    """The objects that are at hand first: what is carried, then what lies about, then eggs in the Nest."""
    foe = scene.tables.foe
    missing = WEAKNESSES - foe.studied(scene.view)
    left = [k for k in foe.analysed if foe.may_be_studied(scene.view, k) and not foe.is_studied(scene.view, k)]
    open_to = [kind for kind in left if foe.can_be_studied(scene.view, kind)]
    ways = [jobs for kind in open_to if (jobs := analysis(scene, kind))]
    living = [seat for seat in foe.living(scene.view) if seat in seats(scene)]
    if living:
        ways.append([in_a_room(scene, "laboratory", "analyse", "analyse", living)])
    if len(ways) < missing:
        # Where something may still show itself, the rest of the work goes on.
        pending = len(left) > len(open_to) or foe.more_to_come(scene.view)
        return [job for jobs in ways for job in jobs] if pending else None
    ways.sort(key=lambda jobs: ("analyse", "repair_room", "pick_up", "egg").index(jobs[0].reason))
    return [job for jobs in ways[: max(0, missing)] for job in jobs]


def corpse_in_surgery(scene: Scene) -> Needs:
    """By way of the Laboratory if it is to be analysed as well."""
    if corpse_goes_to_lab(scene):
        return []
    surgery = scene.where.get("surgery", "")
    if surgery and BLUE_CORPSE in scene.info[surgery]["objects"]:
        return []
    carriers = [c["seat"] for c in on_board(scene) if carries(c, BLUE_CORPSE)]
    if not carriers:
        return take(scene, BLUE_CORPSE)
    if not surgery:
        return [Job("surgery", [], (), seats(scene), ("surgery",))]
    return [Job("surgery", [surgery], (f"drop:{BLUE_CORPSE}",), carriers)]


def explore_all(scene: Scene) -> Needs:
    everybody = seats(scene)
    return [Job("explore", [slot], (), everybody) for slot in scene.unexplored]


def nothing(scene: Scene) -> Needs:
    return []


NEEDS: dict[str, Callable[[Scene], Needs]] = {
    SIGNAL: signals,
    EARTH: earth,
    "ship_destroyed": destroy_ship,
    "nest_destroyed": destroy_nest,
    "queen_killed": kill_queen,
    "finish_in_pod_or_hibernation": nothing,
    "carry_egg": carry_egg,
    "weaknesses_at_least_2": two_weaknesses,
    "blue_corpse_in_surgery": corpse_in_surgery,
    "all_rooms_explored": explore_all,
}
