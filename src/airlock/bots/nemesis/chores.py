"""What else is worth doing: exploring, searching, mending the ship, putting out fires."""

from __future__ import annotations

from airlock.bots.nemesis.routes import nearest
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.tasks import REMOVE_MALFUNCTION, Task, repair_cost

# What flooding a room is worth, by how many would burn if the fires spread once more.
FLOOD = (0.0, 2.0, 2.0, 2.5, 3.0, 3.5, 4.0, 5.0, 6.0, 9.0)
# From this many malfunctions on, they are repaired for their own sake.
FALLING_APART = 5


def look_for(scene: Scene, tasks: list[Task]) -> list[Task]:
    """Explore where rooms may be that tasks need."""
    best: dict[str, float] = {}
    for task in tasks:
        for room in task.looks_for:
            kind = scene.content.rooms[room].kind
            best[kind] = max(best.get(kind, 0.0), task.value - 2.0)
    out = []
    for slot in scene.unexplored:
        value = best.get(scene.map.slots[slot].kind, 0.0)
        if value and not scene.rooms[slot]:
            out.append(Task("look_for", [slot], (), value))
    return out


def search(scene: Scene) -> list[Task]:
    if "search" not in scene.hand or len(scene.items) >= 4:
        return []
    rooms = [s for s, r in scene.info.items() if r["items"] > 0]
    return [Task("search", rooms, ("card:search:search", "card:scavenging:search"), 3.0)] if rooms else []


def mend(scene: Scene) -> list[Task]:
    """Before the ship falls apart (NEM-MALF-08)."""
    if scene.broken < FALLING_APART or not repair_cost(scene):
        return []
    rooms = [s for s, r in scene.info.items() if r["malfunction"]]
    return [Task("repair_room", rooms, REMOVE_MALFUNCTION, 5.0 + 2.0 * (scene.broken - FALLING_APART))]


def put_out(scene: Scene) -> list[Task]:
    """A fire spreads to all rooms around it, and the ninth is the end (NEM-FIRE-08)."""
    slot = scene.where.get("fire_control")
    if not slot or not scene.fires or not scene.works(slot):
        return []
    value = FLOOD[min(len(scene.would_burn()), 9)]
    return [Task("fire", [slot], ("room:fire_control:flood",), value if nearest(scene, slot) else 0.5 * value)]
