"""The plan: what to do next, where, and when it is time to leave."""

from __future__ import annotations

from airlock.bots.nemesis import chores
from airlock.bots.nemesis.chances import chance
from airlock.bots.nemesis.exits import HIBERNATION, exit_tasks, prepare_pods, unlock, wait, way_home
from airlock.bots.nemesis.goals import ways_of
from airlock.bots.nemesis.health import health_tasks
from airlock.bots.nemesis.routes import FAR, Routes, step_costs
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.tasks import CRITICAL, Task
from airlock.bots.nemesis.together import together

# What a card of the way counts against the value of a task.
DISTANCE = 0.45
# Nothing can be done where an intruder is.
OCCUPIED = 2.5
# Cards that a round gives for the way, more or less, and how many should be left at the end.
CARDS_A_ROUND = 3.0
SPARE = 5.0
# What an action takes, and what finding a room takes, more or less.
ACTION = 2.0
FINDING = 6.0
# How many cards of work, risks included, may be left when a way out is open, by the number of serious wounds.
PATIENCE = (6.0, 4.0, 2.0, 0.0)
# The same for the zealous, who do not count risks. What they count: cards of a step and of a hand, how far an exit is
# that nobody has found, and a reserve.
ZEAL = (18.0, 14.0, 9.0, 3.0)
STEP = 1.4
HAND = 4.0
SOMEWHERE = 4
LAST_CARDS = 2.0
# In the last rounds nothing counts but to get away.
LAST_ROUNDS = 2
HURRY = 15.0
# One who gets away saves the work of all: what leaving is worth on top in the cooperative mode.
ALL_DEPENDS = 10.0
SHIP = ("ship_reaches_earth", "ship_reaches_mars")


class Plan:
    """Everything worth doing, and the one thing to head for."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.costs = step_costs(scene)
        self.routes = Routes(scene, scene.slot, self.costs)
        self.together = together(scene)
        # How likely each of two objectives is met, before the choice.
        self.chances: dict[str, float] = {}
        self.objective, self.way, work = self._objective()
        self.needs_ship = any(condition in SHIP for condition in self.way)
        self.needs_pod = "finish_in_pod" in self.way
        exits = exit_tasks(scene, self.needs_pod, self.needs_ship)
        undecided = len(scene.objectives) > 1 and self.together is None
        if self.together is not None:
            self.leaving = self.together.leaving(exits)
            for task in exits:
                task.value += ALL_DEPENDS
        else:
            # Whoever has nothing to do may go, even before the choice (NEM-OBJ-12).
            self.leaving = (not work and (not undecided or bool(exits))) or self._must_leave(exits, work)
        self.tasks: list[Task] = exits if self.leaving else self._both() if undecided else work
        if not self.leaving or not self._free(exits):
            self.tasks = self.tasks + self._prepare()
        if self.leaving and scene.rounds_left() <= LAST_ROUNDS:
            for task in self.tasks:
                task.value += HURRY if task.reason != "wait" else -3.0
        self.tasks = self.tasks + health_tasks(scene) + chores.look_for(scene, self.tasks)
        if not self.leaving:
            self.tasks = self.tasks + chores.search(scene)
        self.tasks = self.tasks + chores.mend(scene) + chores.put_out(scene) + scene.tables.foe.tasks(scene)
        self.task, self.target = self._best()
        self.home = Routes(scene, self.target, self.costs, backwards=True) if self.target else self.routes

    # -- what for

    def _objective(self) -> tuple[str, tuple[str, ...], list[Task]]:
        scene = self.scene
        if self.together is not None:
            return "", self.together.conditions, self.together.tasks
        objective = scene.objectives[0] if scene.objectives else ""
        if len(scene.objectives) > 1:
            self.chances = {one: chance(scene, one) for one in scene.objectives}
            objective = max(scene.objectives, key=lambda one: (self.chances[one], one))
        return (objective, *self._way(objective))

    def _way(self, objective: str) -> tuple[tuple[str, ...], list[Task]]:
        ways = ways_of(self.scene, objective) if objective else []
        if not ways:
            return (), []
        way, tasks = min(ways, key=lambda w: (len(w[1]), "only_survivor" in w[0]))
        return way, tasks

    def _both(self) -> list[Task]:
        """Until the choice everything that one of the two objectives needs is worth something."""
        out: list[Task] = []
        for objective in self.scene.objectives:
            for task in self._way(objective)[1]:
                if task.reason not in ("self_destruct", "stop_self_destruct"):
                    task.value *= 0.5 + 0.5 * self.chances[objective]
                    out.append(task)
        return out

    # -- the way out

    def _free(self, exits: list[Task]) -> bool:
        """Whether a way out can be used now."""
        return any(
            slot not in self.scene.figures for task in exits for slot in task.slots if task.reason != "repair_room"
        )

    def _prepare(self) -> list[Task]:
        """No way out can be used yet: open one, and be near."""
        scene = self.scene
        out: list[Task] = []
        if self.together is None or self.together.mine is None:
            out += unlock(scene)
        if not self.needs_ship:
            starting = self.leaving or self.together is None or self.together.starts_sequence
            out += prepare_pods(scene, starting)
        late = scene.time <= HIBERNATION + 2
        wants_home = self.needs_ship or (late and not self.needs_pod and scene.self_destruct < 0)
        if wants_home and (self.together is None or self.together.lost):
            out += way_home(scene, self.needs_ship)
        if self.leaving:
            out += wait(scene, self.needs_pod or not self.needs_ship)
        return out

    def _must_leave(self, exits: list[Task], work: list[Task]) -> bool:
        """Time runs out, or the next fight may be the last."""
        scene = self.scene
        if not exits and scene.self_destruct > CRITICAL + 1:
            # The pods are still locked: there is time to work.
            return False
        if scene.zealous:
            return self._is_last_moment(exits, work)
        way = min((self.routes.to(slot) for task in exits for slot in task.slots), default=8.0)
        cards = scene.rounds_left() * CARDS_A_ROUND - way - SPARE
        takes = self._takes(work)
        if cards <= 0 or takes > cards:
            return True
        # A way out that is open now is worth more than work that takes long.
        return bool(exits) and takes > PATIENCE[min(scene.serious, 3)] - scene.contamination

    def _takes(self, work: list[Task]) -> float:
        """How many cards the work takes, risks included."""
        cards = 0.0
        for task in work:
            if task.looks_for:
                cards += FINDING
            elif task.slots:
                cards += ACTION + min(self.routes.to(slot) for slot in task.slots)
        return cards

    def _is_last_moment(self, exits: list[Task], work: list[Task]) -> bool:
        """Whether the work could not be done in time any more, whatever the risks of the way."""
        scene = self.scene
        far = scene.tables.hops
        here = scene.slot
        cards = 0.0
        for task in work:
            if task.looks_for:
                cards += FINDING
            elif task.slots:
                there = min(task.slots, key=lambda slot: far[slot].get(here, 0))
                cards += ACTION + STEP * far[there].get(here, 0)
                here = there
        doors = [slot for task in exits for slot in task.slots]
        way = ACTION + STEP * min((far[slot].get(here, 0) for slot in doors), default=SOMEWHERE)
        left = scene.cards + HAND * (scene.rounds_left() - 1)
        if left - cards - way < LAST_CARDS:
            return True
        return bool(exits) and cards > ZEAL[min(scene.serious, 3)] - scene.contamination

    # -- the choice

    def _best(self) -> tuple[Task | None, str]:
        best: tuple[float, Task | None, str] = (-FAR if self.leaving else 0.0, None, "")
        for task in self.tasks:
            for slot in task.slots:
                cost = self.routes.to(slot)
                if cost >= FAR:
                    continue
                score = task.value - DISTANCE * cost - self._occupied(slot)
                if score > best[0]:
                    best = (score, task, slot)
        return best[1], best[2]

    def _occupied(self, slot: str) -> float:
        """Nothing can be done where an intruder is; whoever can't fight waits until it goes."""
        figures = self.scene.figures.get(slot)
        if not figures:
            return 0.0
        armed = self.scene.ammo() >= 2
        foe = self.scene.tables.foe
        return sum(OCCUPIED if armed or foe.is_slight(f["kind"]) else 3 * OCCUPIED for f in figures)

    def worth(self, key: str) -> tuple[float, str]:
        """How much the plan values an action, and what for."""
        best = (0.0, "")
        for task in self.tasks:
            for does in task.does:
                if key == does or (does.endswith(":") and key.startswith(does)):
                    best = max(best, (task.value, task.reason))
        return best
