"""The cooperative mode: all goals are everybody's, so each job goes to one of the crew, the nearest first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from airlock.bots.nemesis.jobs import EARTH, NEEDS, Job, carries, on_board, seats
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.tasks import Task
from airlock.survival.crew import BLUE_CORPSE, EGG

# What a job is worth to whom it falls, by the number of people on board: a crew may lose one over it, who is alone may
# not. To others where nobody is free for it, and where somebody else is at it.
MINE = (10.0, 20.0, 25.0)
OPEN = 9.0
TAKEN = 4.0
# How much farther away than a room to explore a job still comes first, and one that only one can do before others.
FIRST = 1
ONLY = 4
# The sequence leaves six rounds: it is started when so few jobs a head are left, or when it gets late.
LAST_WORK = 4.0
LATE = 9
END = "ship_destroyed"
# How many rooms nearer one has to be to go first, for each serious wound and for an egg: somebody has to live.
HURT = 0.5
WITH_EGG = 2.0


def together(scene: Scene) -> Together | None:
    """The common work; whoever plays alone shares it with nobody, once the objective is chosen."""
    alone = scene.mode == "solo" and len(scene.objectives) == 1
    return Together(scene) if scene.view["goals"] or alone else None


class Together:
    """The common work as one of the crew sees it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.conditions: tuple[str, ...] = ()
        # Whether some goal can't be met any more.
        self.lost = False
        # Whether the goals still ask for something.
        self.unfinished = False
        # Whether little enough is left for the six rounds of the self-destruct sequence.
        self.starts_sequence = False
        self.jobs = self._jobs()
        self.mine, self.tasks = self._share()

    def _jobs(self) -> list[Job]:
        """Everything that is left to do, rooms to be found included."""
        scene = self.scene
        goals = scene.objectives
        needs_ship = any(all(EARTH in way for way in scene.content.objectives[goal].any_of) for goal in goals)
        jobs: dict[str, list[Job]] = {}
        for goal in goals:
            ways = []
            for way in scene.content.objectives[goal].any_of:
                needed = {condition: NEEDS[condition](scene) for condition in way}
                if None not in needed.values() and not (needs_ship and END in way):
                    ways.append(needed)
            if not ways:
                self.lost = True
                continue
            # The sequence does for several goals at once.
            best = min(ways, key=lambda way: (END not in way, sum(len(needs or []) for needs in way.values())))
            self.conditions += tuple(best)
            for condition, needs in best.items():
                jobs[condition] = needs or []
        out = [job for condition, needs in jobs.items() if condition != END for job in needs]
        self.starts_sequence = len(out) <= LAST_WORK * len(on_board(scene)) or scene.time <= LATE
        if self.starts_sequence:
            out += jobs.get(END, [])
        self.unfinished = bool(out)
        explored = {job.slots[0] for job in out if job.reason == "explore"}
        return out + [job for job in self._look_for(out) if job.slots[0] not in explored]

    def _look_for(self, jobs: list[Job]) -> list[Job]:
        """Where rooms may be that are not found yet."""
        scene = self.scene
        kinds = {scene.content.rooms[room].kind for job in jobs for room in job.looks_for}
        where = [s for s in scene.unexplored if scene.map.slots[s].kind in kinds and not scene.rooms[s]]
        return [Job("look_for", [slot], (), seats(scene)) for slot in where]

    def _share(self) -> tuple[Job | None, list[Task]]:
        """Everybody comes to the same result: the job nearest to somebody is theirs, then the next."""
        scene = self.scene
        far = scene.tables.hops
        people = [(c["seat"], c["slot"], self._spared(c)) for c in on_board(scene)]
        ways: list[tuple[float, int, int]] = []
        for n, job in enumerate(self.jobs):
            late = FIRST if job.reason in ("explore", "look_for") else 0 if len(job.who) > 1 else -ONLY
            for slot in job.slots:
                ways += [(far[slot][at] + late + spared, n, seat) for seat, at, spared in people if seat in job.who]
        ways.sort()
        doer: dict[int, int] = {}
        busy: set[int] = set()
        for _, n, seat in ways:
            if n not in doer and seat not in busy:
                doer[n] = seat
                busy.add(seat)
        mine: Job | None = None
        for n, job in enumerate(self.jobs):
            if doer.get(n) == scene.seat:
                mine = job
                job.value = MINE[min(len(people), len(MINE)) - 1]
            else:
                job.value = TAKEN if n in doer else OPEN
        return mine, [job for job in self.jobs if job.slots and scene.seat in job.who]

    def _spared(self, c: Mapping[str, Any]) -> float:
        """By how many rooms others may be farther away and still go first."""
        serious = len(c["wounds"]) + len(c["dressed"])
        return HURT * serious + (WITH_EGG if "carry_egg" in self.conditions and carries(c, EGG) else 0.0)

    def leaving(self, exits: list[Task]) -> bool:
        """Nobody leaves the others alone with the work; whoever has nothing to do goes if a way out is open."""
        if not self.unfinished or self.lost:
            return True
        brings = BLUE_CORPSE in self.scene.wanted and carries(self.scene.me, BLUE_CORPSE)
        return self.mine is None and bool(exits) and not brings
