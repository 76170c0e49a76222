"""Ways through the ship as this seat sees it: what every step costs, risks included."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush

from airlock.bots.crew.odds import company_cost, noise_cost
from airlock.bots.crew.scene import Scene
from airlock.titles.nemesis.board import BOARDS

# A step is paid with a card; risks count double.
STEP = 1.0
RISK = 2.0
FAR = 99.0
# An unexplored room may hold anything.
UNKNOWN = 0.4
FIRE = 0.5
# Two of five tokens bring a malfunction, and the ninth is the last (NEM-MALF-08): by how many there are.
BREACH = (0.0, 0.0, 0.0, 0.0, 0.0, 0.1, 0.4, 1.5, 9.0)
SLIME_ROOM = 1.0
# Cards in hand on the way, more or less.
ON_THE_WAY = 3


def arrival_cost(scene: Scene, slot: str, cards: int = ON_THE_WAY) -> float:
    """What entering a room costs besides the card."""
    figures = scene.figures.get(slot)
    info = scene.info[slot]
    cost = 0.0
    if figures:
        cost += sum(company_cost(f["kind"], scene.light, scene.serious) for f in figures)
    elif not scene.crew.get(slot):
        cost += noise_cost(scene, slot, cards)
    if not info["explored"]:
        cost += UNKNOWN + BREACH[min(scene.broken, 8)] + (4.0 if scene.fires >= 8 else 0.0)
    if info["fire"]:
        cost += FIRE
    if scene.rooms[slot] == "slime" and not scene.me["slime"]:
        cost += SLIME_ROOM
    return cost


class Routes:
    """The cheapest ways from one room to all others, or backwards: from all others to it."""

    def __init__(self, scene: Scene, start: str, costs: dict[str, float], backwards: bool = False) -> None:
        self.cost: dict[str, float] = {start: 0.0}
        queue: list[tuple[float, str]] = [(0.0, start)]
        done: set[str] = set()
        while queue:
            cost, slot = heappop(queue)
            if slot in done:
                continue
            done.add(slot)
            for other, corridor in scene.map.ways[slot]:
                if scene.is_closed(corridor):
                    continue
                total = cost + STEP + costs[slot if backwards else other]
                if total < self.cost.get(other, FAR):
                    self.cost[other] = total
                    heappush(queue, (total, other))

    def to(self, slot: str) -> float:
        return self.cost.get(slot, FAR)


def step_costs(scene: Scene) -> dict[str, float]:
    return {slot: RISK * arrival_cost(scene, slot) for slot in scene.map.slots}


@cache
def hops(board: str) -> dict[str, dict[str, int]]:
    """How many rooms are between any two, doors aside."""
    neighbours = BOARDS[board].neighbours
    out: dict[str, dict[str, int]] = {}
    for start in neighbours:
        far = {start: 0}
        queue = [start]
        for slot in queue:
            for other in neighbours[slot]:
                if other not in far:
                    far[other] = far[slot] + 1
                    queue.append(other)
        out[start] = far
    return out


def nearest(scene: Scene, slot: str) -> bool:
    """Whether nobody else awake is nearer; of equals the one who comes first at the table."""
    far = hops(scene.map.id)[slot]
    mine = (far.get(scene.slot, 99), scene.seat)
    return all(mine < (far.get(c["slot"], 99), c["seat"]) for c in scene.others)
