"""The map says what is where: slots, corridors and their numbers, technical networks, tracks, supplies.

A second board may be docked to it: then both are one map, and one ship for every rule (AFT-SHUTTLE-06).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

SPECIAL: Final = "special"


class Slot:
    """A place for a room. `kind` is special or the pool its tile comes from; `room` is printed or fixed there."""

    __slots__ = ("faceup", "id", "kind", "number", "room", "x", "y")

    def __init__(self, id: str, number: int, kind: str, x: int, y: int, room: str = "", faceup: bool = False) -> None:
        self.id = id
        self.number = number
        self.kind = kind
        self.x = x
        self.y = y
        self.room = room
        # The tile is known from the start, but it still has to be explored (NEM-ALTBOARD-04, -05).
        self.faceup = faceup


class Corridor:
    """Joins two slots; it answers to its numbers at both ends (NEM-NOISE-19).

    Of two that join the same slots each has a `side`: n, s, w or e.
    """

    __slots__ = ("a", "b", "id", "numbers", "side")

    def __init__(self, id: str, a: str, b: str, numbers: tuple[int, ...], side: str = "") -> None:
        self.id = id
        self.a = a
        self.b = b
        self.numbers = numbers
        self.side = side

    def other(self, slot: str) -> str:
        return self.b if slot == self.a else self.a


class SideBoard:
    """A board that is docked to another one.

    Its rooms have no corridors to the other board, but hatches: a way for noise and for intruders, and for nobody else
    (AFT-SHUTTLE-09).
    """

    def __init__(
        self,
        id: str,
        slots: list[Slot],
        corridors: list[Corridor],
        hatches: list[tuple[str, tuple[int, ...]]],
        barred: Sequence[str] = (),
    ) -> None:
        self.id = id
        self.slots = slots
        self.corridors = corridors
        # slot, numbers
        self.hatches = hatches
        # Tiles that never lie there.
        self.barred = tuple(barred)


class Map:
    """One board, or two that are docked. Everything asked often is worked out once, here."""

    def __init__(
        self,
        id: str,
        slots: list[Slot],
        corridors: list[Corridor],
        entrances: list[tuple[str, str, tuple[int, ...]]],
        networks: list[str],
        time: list[str],
        limits: dict[str, int],
        positions: dict[str, tuple[int, int]],
        side: SideBoard | None = None,
        hatches_to: str = "",
        links: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.id = id
        if side is not None:
            slots, corridors = [*slots, *side.slots], [*corridors, *side.corridors]
        # The slots of a docked board, and the tiles that never lie there.
        self.docked: tuple[str, ...] = tuple(s.id for s in side.slots) if side is not None else ()
        self.barred: tuple[str, ...] = side.barred if side is not None else ()
        # slot -> slots of the other board that a character reaches without any corridor; they aren't neighbours
        self.links: dict[str, list[str]] = {slot: list(to) for slot, to in (links or {}).items()}
        self.slots = {s.id: s for s in slots}
        self.corridors = {c.id: c for c in corridors}
        # Technical networks, in the order in which effects go through them.
        self.networks = networks
        # The colours of the time track, indexed by the number of advances to the end.
        self.time = time
        # How many markers, doors and figures there are where that limits play (NEM-DEF-18).
        self.limits = limits
        # Where to draw things that aren't rooms.
        self.positions = positions
        self.corridors_of: dict[str, list[str]] = {s.id: [] for s in slots}
        # slot -> number -> corridor or network
        self.exits: dict[str, dict[int, str]] = {s.id: {} for s in slots}
        # slot -> everything around it that can hold a noise marker
        self.around: dict[str, list[str]] = {s.id: [] for s in slots}
        self.networks_of: dict[str, list[str]] = {s.id: [] for s in slots}
        # slot -> (neighbouring slot, corridor), in the order of room numbers
        self.ways: dict[str, list[tuple[str, str]]] = {s.id: [] for s in slots}
        for c in corridors:
            for end in (c.a, c.b):
                self.corridors_of[end].append(c.id)
                self.around[end].append(c.id)
                self.ways[end].append((c.other(end), c.id))
                for number in c.numbers:
                    self.exits[end][number] = c.id
        for network, slot, numbers in entrances:
            self.networks_of[slot].append(network)
            if network not in self.around[slot]:
                self.around[slot].append(network)
            for number in numbers:
                self.exits[slot][number] = network
        for slot, numbers in side.hatches if side is not None else []:
            if hatches_to not in self.around[slot]:
                self.around[slot].append(hatches_to)
            for number in numbers:
                self.exits[slot][number] = hatches_to
        self.entrances: dict[str, list[str]] = {n: [] for n in networks}
        for network, slot, _ in entrances:
            self.entrances[network].append(slot)
        for ways in self.ways.values():
            ways.sort(key=lambda way: (self.slots[way[0]].number, way[1]))
        # slot -> neighbouring slots, each once
        self.neighbours: dict[str, list[str]] = {
            slot: list(dict.fromkeys(n for n, _ in ways)) for slot, ways in self.ways.items()
        }
        self.by_number: list[str] = [s.id for s in sorted(slots, key=lambda s: s.number)]

    def is_network(self, exit: str) -> bool:
        return exit in self.entrances

    def other_end(self, corridor: str, slot: str) -> str:
        return self.corridors[corridor].other(slot)

    def between(self, a: str, b: str) -> list[str]:
        """The corridors that join two slots."""
        return [c for n, c in self.ways[a] if n == b]


def joined(id: str, base: Map, side: SideBoard, hatches_to: str, links: Mapping[str, Sequence[str]]) -> Map:
    """Both boards as one. The hatches lead to a network of the base; characters have the links instead."""
    return Map(
        id,
        list(base.slots.values()),
        list(base.corridors.values()),
        [
            (network, slot, tuple(number for number, exit in base.exits[slot].items() if exit == network))
            for network in base.networks
            for slot in base.entrances[network]
        ],
        base.networks,
        base.time,
        base.limits,
        base.positions,
        side,
        hatches_to,
        links,
    )
