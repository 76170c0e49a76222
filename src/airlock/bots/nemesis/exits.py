"""Ways out of the ship: pods and chambers, how to open them, and who looks after the way home."""

from __future__ import annotations

from airlock.bots.nemesis.beliefs import looked_at_coordinates, safe_to_sleep, sleepers
from airlock.bots.nemesis.course import EARTH, reaches
from airlock.bots.nemesis.goals import engine_tasks
from airlock.bots.nemesis.minds import against_me
from airlock.bots.nemesis.odds import encounter_chance
from airlock.bots.nemesis.routes import nearest
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.tasks import CRITICAL, REMOVE_MALFUNCTION, Task, in_room, repair_cost
from airlock.titles.nemesis.ship.pods import EVACUATION

SEATS = 2
# The chambers open when the marker gets here (NEM-KEY-09).
HIBERNATION = 8
# Good enough to go to sleep, and good enough if nothing better is in sight.
SAFE = 0.6
DESPERATE = 3
# What getting away is worth.
AWAY = 24.0
# The attempt makes noise; how much of it is in vain if somebody comes (NEM-ROOM-EVACUATION-02).
VAIN = 0.4
# What a surer way home is worth to somebody who needs the ship, and to who only wants to sleep on it.
HOME = 9.0
# Opening the pods takes three rounds, so it comes before the work that can be done meanwhile.
PREPARE = 9.0
ASLEEP = 6.0
# How many rounds before pods or chambers open the crew gathers; what being near is worth then, before, and right there,
# and what each companion in the room is worth.
GATHER = 2
NEAR = 8.0
ANYWHERE = 3.0
THERE = 1.5
COMPANY = 0.8


def sections(scene: Scene) -> list[str]:
    """Rooms of the evacuation sections that are found."""
    return [scene.where[room] for room in EVACUATION.values() if room in scene.where]


def open_sections(scene: Scene) -> list[str]:
    """Evacuation rooms, found or not, with a free seat on an open pod."""
    out = []
    for section, room in EVACUATION.items():
        for pod in scene.view["pods"]:
            free = not pod["launched"] and not pod["locked"] and len(pod["aboard"]) < SEATS
            if free and pod["section"] == section and room not in out:
                out.append(room)
    return out


def exit_tasks(scene: Scene, needs_pod: bool, needs_ship: bool) -> list[Task]:
    """Every way out that is open now."""
    out: list[Task] = []
    for room in open_sections(scene):
        if room in scene.where:
            calm = 1.0 - VAIN * encounter_chance(scene, scene.where[room])
            out.append(in_room(scene, room, "board", "pod", AWAY * calm))
        else:
            out.append(Task("pod", [], (), AWAY - 4.0, (room,)))
    if scene.time > HIBERNATION or needs_pod:
        return out
    safe = safe_to_sleep(scene)
    dying = scene.serious >= 3 and safe > 0.0
    desperate = (scene.time <= DESPERATE or dying) and not any(task.slots for task in out)
    if safe >= SAFE or desperate:
        calm = 1.0 - VAIN * encounter_chance(scene, scene.where["hibernatorium"])
        value = AWAY * max(safe, 0.4) * calm + (2.0 if needs_ship else 0.0)
        out.append(in_room(scene, "hibernatorium", "hibernate", "hibernate", value))
    return out


def way_home(scene: Scene, needs_ship: bool) -> list[Task]:
    """Coordinates and engines: whoever is nearest looks after them, the others trust."""
    if scene.self_destruct >= 0:
        if scene.self_destruct > CRITICAL and needs_ship:
            return [in_room(scene, "generator", "stop", "stop_self_destruct", 11.0)]
        return []
    worth = HOME if needs_ship else ASLEEP
    out: list[Task] = []
    cockpit = scene.where["cockpit"]
    known = scene.view["notes"].get("coordinates")
    doubt = 1.0 - reaches(scene, EARTH)
    if known and doubt:
        if not sleepers(scene):
            out.append(Task("destination", [cockpit], ("room:cockpit:set_destination",), worth + 2.0))
    elif doubt > 0.0 and not sleepers(scene):
        mine = not looked_at_coordinates(scene) and nearest(scene, cockpit)
        look = ("room:cockpit:check_coordinates", "card:piloting:check_coordinates")
        out.append(Task("coordinates", [cockpit], look, worth * (1.0 if mine else doubt * 0.6)))
    for task in engine_tasks(scene):
        task.value *= worth / HOME
        out.append(task)
    return out


def prepare_pods(scene: Scene, starting: bool) -> list[Task]:
    """Find a section and start the sequence: three rounds later the pods are open."""
    missing = tuple(room for room in EVACUATION.values() if room not in scene.where)
    out: list[Task] = []
    if missing:
        out.append(Task("pod", [], (), PREPARE if len(missing) > 1 else PREPARE - 2.0, missing))
    broken = [slot for slot in sections(scene) if not scene.works(slot)]
    if broken and repair_cost(scene):
        out.append(Task("repair_room", broken, REMOVE_MALFUNCTION, PREPARE - 1.0))
    if starting and scene.self_destruct < 0 and not sleepers(scene):
        start = in_room(scene, "generator", "start", "open_pods", PREPARE)
        start.does = (*start.does, "item:self_destruct_key:start")
        out.append(start)
    return out


def unlock(scene: Scene) -> list[Task]:
    """By hand: in the Hatch Control System, or with a key."""
    out: list[Task] = []
    if any(not p["launched"] and p["locked"] for p in scene.view["pods"]):
        if "hatch" in scene.where:
            out.append(in_room(scene, "hatch", "turn_pod", "unlock", 10.0))
        if scene.holds("evacuation_key") or scene.holds("quest_evacuation_key"):
            keys = ("item:evacuation_key:turn_pod", "item:quest_evacuation_key:turn_pod")
            unknown = () if sections(scene) else tuple(EVACUATION.values())
            out.append(Task("unlock", sections(scene), keys, 11.0, unknown))
    return out


def wait(scene: Scene, needs_pod: bool) -> list[Task]:
    """Near a way out, together with others: whoever stands alone is found sooner. Just before it opens, right there."""
    doors = sections(scene)
    soon = CRITICAL < scene.self_destruct <= CRITICAL + GATHER
    if not needs_pod and scene.self_destruct < 0:
        doors = [scene.where["hibernatorium"]]
        soon = HIBERNATION < scene.time <= HIBERNATION + GATHER
    value = NEAR if soon else ANYWHERE
    slots = dict.fromkeys(slot for door in doors for slot in (door, *scene.map.neighbours[door]))
    out = []
    for slot in slots:
        info = scene.info[slot]
        if info["explored"] and not info["fire"] and scene.rooms[slot] != "slime" and slot not in scene.figures:
            company = sum(1.0 - against_me(scene, c["seat"]) for c in scene.crew.get(slot, []))
            here = COMPANY * min(2.0, company) + (THERE if soon and slot in doors else 0.0)
            out.append(Task("wait", [slot], (), value + here - 3.0 * encounter_chance(scene, slot)))
    return out
