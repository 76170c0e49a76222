"""Ways through the ship as this seat sees it: what every step costs, risks included."""

from __future__ import annotations

from collections.abc import Collection
from heapq import heappop, heappush

from airlock.bots.nemesis.odds import noise_costs, room_cost
from airlock.bots.nemesis.scene import Scene

# A step is paid with a card; how much risks count is a matter of the species.
STEP = 1.0
FAR = 99.0
# An unexplored room may hold anything.
UNKNOWN = 0.4
FIRE = 0.5
# Two of five tokens bring a malfunction, and the ninth is the last (NEM-MALF-08): by how many there are.
BREACH = (0.0, 0.0, 0.0, 0.0, 0.0, 0.1, 0.4, 1.5, 9.0)
SLIME_ROOM = 1.0
# Cards in hand on the way, more or less.
ON_THE_WAY = 3


def arrival_costs(scene: Scene, slots: Collection[str], cards: int = ON_THE_WAY) -> dict[str, float]:
    """What entering each of these rooms costs on top of the card."""
    rooms, info, figures, crew = scene.rooms, scene.info, scene.figures, scene.crew
    noise = noise_costs(scene, slots, cards)
    unknown = UNKNOWN + BREACH[min(scene.broken, 8)] + (4.0 if scene.fires >= 8 else 0.0)
    out = {}
    for slot in slots:
        cost = room_cost(scene, slot) if slot in figures else 0.0 if slot in crew else noise[slot]
        room = info[slot]
        if not room["explored"]:
            cost += unknown
        if room["fire"]:
            cost += FIRE
        if rooms[slot] == "slime" and not scene.slime:
            cost += SLIME_ROOM
        out[slot] = cost
    return out


class Routes:
    """The cheapest ways from one room to all others, or backwards: from all others to it."""

    def __init__(self, scene: Scene, start: str, costs: dict[str, float], backwards: bool = False) -> None:
        ways = scene.open_ways
        best = dict.fromkeys(scene.map.slots, FAR)
        best[start] = 0.0
        queue: list[tuple[float, str]] = [(0.0, start)]
        while queue:
            cost, slot = heappop(queue)
            if cost > best[slot]:
                # A cheaper way was found meanwhile.
                continue
            cost += STEP
            for other in ways[slot]:
                total = cost + costs[slot if backwards else other]
                if total < best[other]:
                    best[other] = total
                    heappush(queue, (total, other))
        self.cost = best

    def to(self, slot: str) -> float:
        return self.cost.get(slot, FAR)


def step_costs(scene: Scene) -> dict[str, float]:
    risk = scene.tables.foe.risk
    return {slot: risk * cost for slot, cost in arrival_costs(scene, scene.map.slots).items()}


def nearest(scene: Scene, slot: str) -> bool:
    """Whether nobody else awake is nearer; of equals the one who comes first at the table."""
    far = scene.tables.hops[slot]
    mine = (far.get(scene.slot, 99), scene.seat)
    return all(mine < (far.get(place, 99), seat) for place, seat in scene.places)
