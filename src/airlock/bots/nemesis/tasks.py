"""Tasks: something to do in a room, or a room to find first."""

from __future__ import annotations

from airlock.bots.nemesis.scene import Scene

# Cards and items that work on an engine, with all the cards they take.
REPAIRS = {"fast_repairs": 1, "ingenuity": 1, "repairs": 2, "basic_repairs": 3}
REPAIR_ITEMS = ("tools", "duct_tape")
# Pods open on their own when the sequence gets this far (NEM-ROOM-GENERATOR-09).
CRITICAL = 3


WORK_ON_ENGINE = (
    *(f"card:{card}:engine" for card in REPAIRS),
    *(f"item:{item}:engine" for item in REPAIR_ITEMS),
)
REMOVE_MALFUNCTION = (
    *(f"card:{card}:remove_malfunction" for card in REPAIRS),
    *(f"item:{item}:remove_malfunction" for item in REPAIR_ITEMS),
)


class Task:
    """Something to do: where, by which options, how much it is worth and why. `looks_for` are rooms not found yet."""

    __slots__ = ("does", "looks_for", "reason", "slots", "value")

    def __init__(
        self, reason: str, slots: list[str], does: tuple[str, ...], value: float, looks_for: tuple[str, ...] = ()
    ) -> None:
        self.reason = reason
        self.slots = slots
        # Option keys, or their beginnings.
        self.does = does
        self.value = value
        self.looks_for = looks_for

    def __repr__(self) -> str:
        return f"<{self.reason} {self.value:.1f} at {self.slots or self.looks_for}>"


def in_room(scene: Scene, room: str, way: str, reason: str, value: float) -> Task:
    """A task that a room's action does, or finding that room first."""
    slot = scene.where.get(room)
    if slot is None:
        return Task(reason, [], (), value, (room,))
    if not scene.works(slot):
        return Task("repair_room", [slot], REMOVE_MALFUNCTION, value - 1.0 if repair_cost(scene) else 0.4 * value)
    return Task(reason, [slot], (f"room:{room}:{way}",), value)


def repair_cost(scene: Scene) -> int:
    """How many cards it takes me to work on an engine now; 0 if I can't."""
    costs = [1 for item in REPAIR_ITEMS if item in scene.items]
    costs += [cost for card, cost in REPAIRS.items() if card in scene.hand]
    return min(costs, default=0)
