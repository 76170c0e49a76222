"""The cooperative mode: all goals are everybody's, so the work is shared out by who is nearest."""

from __future__ import annotations

from airlock.bots.crew.goals import ways_of
from airlock.bots.crew.routes import hops
from airlock.bots.crew.scene import Scene
from airlock.bots.crew.tasks import Task
from airlock.titles.nemesis.title import CONTENT

# Somebody else is nearer to it.
TAKEN = 3.0
# The sequence leaves six rounds: it is started when so few cards of other work a head are left, or when it gets late.
LAST_WORK = 8.0
LATE = 8
EARTH = "ship_reaches_earth"
END = "ship_destroyed"


def shared_work(scene: Scene) -> tuple[tuple[str, ...], list[Task]]:
    """The conditions that the crew goes for and everything that is left to do for them."""
    goals: list[str] = scene.view["goals"]
    needs_ship = any(all(EARTH in way for way in CONTENT.objectives[goal].any_of) for goal in goals)
    conditions: list[str] = []
    work: dict[str, Task] = {}
    for goal in goals:
        ways = [w for w in ways_of(scene, goal) if not (needs_ship and END in w[0])]
        if not ways:
            continue
        # The sequence does for several goals at once.
        way, tasks = min(ways, key=lambda w: (END not in w[0], len(w[1])))
        conditions += way
        for task in tasks:
            work.setdefault(f"{task.reason} {task.slots} {task.looks_for}", task)
    tasks = list(work.values())
    heads = 1 + len(scene.others)
    rest = sum(6.0 if task.looks_for else 4.0 for task in tasks if task.reason != "self_destruct") / heads
    if rest > LAST_WORK and scene.time > LATE:
        tasks = [task for task in tasks if task.reason != "self_destruct"]
    for task in tasks:
        if task.slots and not _mine(scene, task):
            task.value -= TAKEN
    return tuple(conditions), tasks


def _mine(scene: Scene, task: Task) -> bool:
    """Whether nobody else is nearer to one of its rooms."""
    far = hops(scene.map.id)
    for slot in task.slots:
        mine = (far[slot].get(scene.slot, 99), scene.seat)
        if all(mine < (far[slot].get(c["slot"], 99), c["seat"]) for c in scene.others):
            return True
    return False
