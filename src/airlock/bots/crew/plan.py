"""The plan: what to do next, where, and when it is time to leave."""

from __future__ import annotations

from airlock.bots.crew.beliefs import safe_to_sleep, sleepers
from airlock.bots.crew.goals import CRITICAL, NEEDS, REMOVE_MALFUNCTION, Task, in_room, repair_cost, ways_of
from airlock.bots.crew.health import health_tasks
from airlock.bots.crew.odds import encounter_chance
from airlock.bots.crew.routes import FAR, Routes, step_costs
from airlock.bots.crew.scene import Scene
from airlock.titles.nemesis.title import CONTENT

SEATS = 2
# The chambers open when the marker gets here (NEM-KEY-09).
HIBERNATION = 8
# What a card of the way counts against the value of a task.
DISTANCE = 0.45
# Nothing can be done where an intruder is.
OCCUPIED = 2.5
# Cards that a round gives for the way, more or less, and how many should be left at the end.
CARDS_A_ROUND = 3.0
SPARE = 5.0
# How many cards of work may be left when a way out is open, by the number of serious wounds.
PATIENCE = (12.0, 9.0, 5.0, 0.0)
# Good enough to go to sleep.
SAFE = 0.6
SHIP = ("ship_reaches_earth", "ship_reaches_mars")

# How often an objective was met by survivors who chose it; measured with `airlock simulate`.
CHANCES = {
    "the_great_hunt": 0.35,
    "a_proper_burial": 0.5,
    "best_friends_forever": 0.5,
    "hoarder": 0.3,
    "relentless_investigator": 0.2,
    "salvaging_the_prime_asset": 0.15,
    "the_oldest_friend": 0.15,
    "quarantine": 0.1,
    "aliens_on_a_spaceship": 0.75,
    "necroscopy": 0.15,
    "ab_ovo": 0.3,
    "extreme_field_biology": 0.2,
    "my_precious": 0.25,
    "clean_up_crew": 0.7,
    "cutting_off_the_head": 0.7,
    "no_man_left_behind": 0.5,
    "destination_earth": 0.5,
    "special_delivery": 0.6,
    "first_contact_protocol": 0.5,
    "emergency_post_mortem": 0.7,
}
# Somebody else has to die for it.
GRUDGE = 0.7
# What is left to do makes it harder.
LEFT_TO_DO = 0.06
ROOM_KIND = {room.id: room.kind for room in CONTENT.rooms.values()}


def chance(scene: Scene, objective: str) -> float:
    """How likely I meet an objective, if I survive."""
    ways = ways_of(scene, objective)
    if not ways:
        return 0.03
    base = CHANCES.get(objective, GRUDGE)
    return base - LEFT_TO_DO * min(len(tasks) for _, tasks in ways)


class Plan:
    """Everything worth doing, and the one thing to head for."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.costs = step_costs(scene)
        self.routes = Routes(scene, scene.slot, self.costs)
        self.objective, self.way, work = self._objective()
        self.needs_ship = any(condition in SHIP for condition in self.way)
        self.needs_pod = "finish_in_pod" in self.way
        exits = self._exits()
        undecided = len(scene.objectives) > 1 and not scene.view["goals"]
        # Who has nothing to do may go, even before the choice (NEM-OBJ-12).
        self.leaving = (not work and (not undecided or bool(exits))) or self._must_leave(exits, work)
        self.tasks: list[Task] = [] if self.leaving else work
        if self.leaving:
            free = any(
                slot not in scene.figures for task in exits for slot in task.slots if task.reason != "repair_room"
            )
            self.tasks = self.tasks + exits + (self._wait() if free else self._open_an_exit())
            if scene.rounds_left() <= 3:
                for task in self.tasks:
                    task.value += 15.0 if task.reason != "wait" else -3.0
        elif undecided:
            self.tasks = self._both()
            if self._prepares(work):
                self.tasks = self.tasks + self._start_sequence() + self._unlock()
        elif self._prepares(work):
            self.tasks = self.tasks + self._start_sequence() + self._unlock()
        self.tasks = self.tasks + health_tasks(scene) + self._explore()
        self.tasks = self.tasks + self._search() + self._mend() + self._put_out()
        self.task, self.target = self._best()
        self.home = Routes(scene, self.target, self.costs, backwards=True) if self.target else self.routes

    # -- what for

    def _objective(self) -> tuple[str, tuple[str, ...], list[Task]]:
        scene = self.scene
        if scene.view["goals"]:
            return self._shared_goals()
        best: tuple[float, str] = (-1.0, "")
        for objective in scene.objectives:
            best = max(best, (chance(scene, objective), objective))
        return (best[1], *self._way(best[1]))

    def _way(self, objective: str) -> tuple[tuple[str, ...], list[Task]]:
        ways = ways_of(self.scene, objective) if objective else []
        if not ways:
            return (), []
        way, tasks = min(ways, key=lambda w: (len(w[1]), "only_survivor" in w[0]))
        return way, tasks

    def _shared_goals(self) -> tuple[str, tuple[str, ...], list[Task]]:
        """Everybody begins with another goal and helps with the rest."""
        scene = self.scene
        goals: list[str] = scene.view["goals"]
        first = scene.seat % len(goals)
        conditions: list[str] = []
        work: list[Task] = []
        for i, goal in enumerate(goals[first:] + goals[:first]):
            way, tasks = self._way(goal)
            conditions += way
            for task in tasks:
                task.value -= 0.8 * i
            work += tasks
        return goals[first], tuple(conditions), work

    def _both(self) -> list[Task]:
        """Until the choice everything that one of the two objectives needs is worth something."""
        out: list[Task] = []
        for objective in self.scene.objectives:
            for task in self._way(objective)[1]:
                if task.reason not in ("self_destruct", "stop_self_destruct"):
                    task.value *= 0.5 + 0.5 * chance(self.scene, objective)
                    out.append(task)
        return out

    # -- the way out

    def _open_pods(self) -> list[str]:
        """Rooms of the sections where a seat is free; an empty string if the section is not found yet."""
        out = []
        for pod in self.scene.view["pods"]:
            if not pod["launched"] and not pod["locked"] and len(pod["aboard"]) < SEATS:
                out.append(self.scene.where.get(self.scene.map.evacuation[pod["section"]], ""))
        return out

    def _exits(self) -> list[Task]:
        scene = self.scene
        out: list[Task] = []
        for section, room in scene.map.evacuation.items():
            slot = scene.where.get(room, "")
            open_here = any(
                not p["launched"] and not p["locked"] and p["section"] == section and len(p["aboard"]) < SEATS
                for p in scene.view["pods"]
            )
            if not open_here:
                continue
            if not slot:
                out.append(Task("pod", [], (), 13.0, (room,)))
            else:
                out.append(in_room(scene, room, "board", "pod", 15.0))
        safe = safe_to_sleep(scene)
        desperate = scene.time <= 3 and not out
        if scene.time <= HIBERNATION and not self.needs_pod and (safe >= SAFE or desperate):
            out.append(in_room(scene, "hibernatorium", "hibernate", "hibernate", 15.0 * max(safe, 0.4)))
        return out

    def _must_leave(self, exits: list[Task], work: list[Task]) -> bool:
        """Time runs out, or the next fight may be the last."""
        scene = self.scene
        left = scene.rounds_left()
        way = min((self.routes.to(slot) for task in exits for slot in task.slots), default=8.0)
        cards = left * CARDS_A_ROUND - way - SPARE
        if cards <= 0 or self._takes(work) > cards:
            return True
        # A way out that is open now is worth more than work that takes long.
        patience = PATIENCE[min(scene.serious, 3)] - 1.0 * scene.contamination
        return bool(exits) and self._takes(work) > patience

    def _takes(self, work: list[Task]) -> float:
        """How many cards the work takes, more or less."""
        cards = 0.0
        for task in work:
            if task.looks_for:
                cards += 6.0
            elif task.slots:
                cards += 2.0 + min(self.routes.to(slot) for slot in task.slots)
        return cards

    def _prepares(self, work: list[Task]) -> bool:
        """The sequence takes three rounds until the pods open: begin before everything else is done."""
        return self.scene.view["round"] >= 2 and not self._open_pods()

    def _start_sequence(self) -> list[Task]:
        scene = self.scene
        if self.needs_ship or scene.self_destruct >= 0 or sleepers(scene) or not self._sections():
            return []
        start = in_room(scene, "generator", "start", "open_pods", 8.0)
        start.does = (*start.does, "item:self_destruct_key:start")
        return [start]

    def _sections(self) -> list[str]:
        return [self.scene.where[room] for room in self.scene.map.evacuation.values() if room in self.scene.where]

    def _unlock(self) -> list[Task]:
        """By hand: in the Hatch Control System, or with a key."""
        scene = self.scene
        out: list[Task] = []
        if any(not p["launched"] and p["locked"] for p in scene.view["pods"]):
            if "hatch" in scene.where:
                out.append(in_room(scene, "hatch", "turn_pod", "unlock", 10.0))
            if scene.holds("evacuation_key") or scene.holds("quest_evacuation_key"):
                keys = ("item:evacuation_key:turn_pod", "item:quest_evacuation_key:turn_pod")
                unknown = () if self._sections() else tuple(scene.map.evacuation.values())
                out.append(Task("unlock", self._sections(), keys, 11.0, unknown))
        return out

    def _open_an_exit(self) -> list[Task]:
        """No pod is open and sleeping is not safe: change that."""
        scene = self.scene
        out = self._start_sequence() + self._unlock()
        sections = self._sections()
        if scene.self_destruct < 0 and not self.needs_pod:
            out += [task for task in NEEDS["ship_reaches_earth"](scene) or [] if task.value > 0]
        if scene.self_destruct > CRITICAL and self.needs_ship:
            out.append(in_room(scene, "generator", "stop", "stop_self_destruct", 11.0))
        out += self._wait()
        if not sections and scene.self_destruct >= 0:
            out.append(Task("pod", [], (), 9.0, tuple(scene.map.evacuation.values())))
        elif scene.time <= HIBERNATION + 2 and not sections:
            out.append(Task("wait", [scene.where["hibernatorium"]], (), 3.0))
        return out

    def _wait(self) -> list[Task]:
        """Next door, so that nobody calls intruders to where the pods are."""
        scene = self.scene
        out = []
        for section in self._sections():
            for slot in scene.map.neighbours[section]:
                info = scene.info[slot]
                if info["explored"] and not info["fire"] and scene.rooms[slot] != "slime" and slot not in scene.figures:
                    out.append(Task("wait", [slot], (), 5.0 - 4.0 * encounter_chance(scene, slot)))
        return out

    # -- besides

    def _explore(self) -> list[Task]:
        """Find the rooms that tasks need, or whatever there is."""
        scene = self.scene
        out = []
        if scene.unexplored and not self.leaving and scene.broken < 4 and scene.view["round"] <= 4:
            out.append(Task("explore", scene.unexplored, (), 2.5))
        sections = scene.map.evacuation.values()
        if not any(room in scene.where for room in sections):
            self.tasks = [*self.tasks, Task("pod", [], (), 7.5, tuple(sections))]
        for task in self.tasks:
            for room in task.looks_for:
                kind = ROOM_KIND[room]
                slots = [s for s in scene.unexplored if scene.map.slots[s].kind == kind and not scene.rooms[s]]
                if slots:
                    out.append(Task("look_for", slots, (), task.value - 2.0))
        return out

    def _search(self) -> list[Task]:
        scene = self.scene
        if self.leaving or "search" not in scene.hand or len(scene.items) >= 4:
            return []
        rooms = [s for s, r in scene.info.items() if r["items"] > 0]
        return [Task("search", rooms, ("card:search:search", "card:scavenging:search"), 3.0)] if rooms else []

    def _mend(self) -> list[Task]:
        """Before the ship falls apart."""
        scene = self.scene
        if scene.broken < 5 or not repair_cost(scene):
            return []
        rooms = [s for s, r in scene.info.items() if r["malfunction"]]
        return [Task("repair_room", rooms, REMOVE_MALFUNCTION, 5.0 + 2.0 * (scene.broken - 5))]

    def _put_out(self) -> list[Task]:
        """A fire spreads to all rooms around it, and the ninth is the end (NEM-FIRE-08)."""
        scene = self.scene
        slot = scene.where.get("fire_control")
        if not slot or not scene.fires or not scene.works(slot):
            return []
        return [Task("fire", [slot], ("room:fire_control:flood",), 4.0 + 1.0 * scene.fires)]

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
        """Nothing can be done where an intruder is; who can't fight waits until it goes."""
        figures = self.scene.figures.get(slot, [])
        armed = self.scene.ammo() >= 2
        return sum(OCCUPIED if armed or f["kind"] == "larva" else 3 * OCCUPIED for f in figures)

    def worth(self, key: str) -> tuple[float, str]:
        """How much the plan values an action, and what for."""
        best = (0.0, "")
        for task in self.tasks:
            for does in task.does:
                if key == does or (does.endswith(":") and key.startswith(does)):
                    best = max(best, (task.value, task.reason))
        return best
