"""Where the rooms of a map stand on a screen: in rows, as on the board, each with a box of its own."""

from __future__ import annotations

from itertools import pairwise

from airlock.survival.map import Map

# Rooms whose heights on the board differ by no more than this stand in one row.
SAME_ROW = 34
BOX_HEIGHT = 5
# Screen rows between two rows of rooms, and the least columns between two rooms: room for a corridor.
ROW_GAP = 2
LEAST_GAP = 3
WIDEST_BOX = 24
NARROWEST_BOX = 13


class Layout:
    """The upper left corner of every room's box, and the size of the whole."""

    def __init__(self, places: dict[str, tuple[int, int]], box: int, width: int, height: int) -> None:
        self.places = places
        self.box = box
        self.width = width
        self.height = height

    def center(self, slot: str) -> tuple[int, int]:
        x, y = self.places[slot]
        return x + self.box // 2, y + BOX_HEIGHT // 2

    def between(self, a: str, b: str) -> bool:
        """Whether a room stands between two others of its row."""
        (ax, ay), (bx, _) = self.places[a], self.places[b]
        return any(y == ay and min(ax, bx) < x < max(ax, bx) for x, y in self.places.values())

    def covers(self, x: int, y: int) -> bool:
        """Whether a room's box is there."""
        return any(left <= x < left + self.box and top <= y < top + BOX_HEIGHT for left, top in self.places.values())


def lay_out(map: Map, width: int) -> Layout | None:
    """As wide as the screen allows; None if the boxes would be too narrow to read."""
    rows = rows_of(map)
    most = max(len(row) for row in rows)
    box = min(WIDEST_BOX, (width + LEAST_GAP) // most - LEAST_GAP)
    if box < NARROWEST_BOX:
        return None
    places: dict[str, tuple[int, int]] = {}
    for n, row in enumerate(rows):
        wanted = [round(map.slots[slot].x / 1000 * (width - box)) for slot in row]
        for slot, x in zip(row, spread(wanted, box + LEAST_GAP, width - box)):
            places[slot] = (x, n * (BOX_HEIGHT + ROW_GAP))
    return Layout(places, box, width, len(rows) * (BOX_HEIGHT + ROW_GAP) - ROW_GAP)


def rows_of(map: Map) -> list[list[str]]:
    """The slots from top to bottom, each row from left to right."""
    by_height = sorted(map.slots.values(), key=lambda slot: slot.y)
    rows = [[by_height[0]]]
    for above, slot in pairwise(by_height):
        if slot.y - above.y > SAME_ROW:
            rows.append([])
        rows[-1].append(slot)
    return [[slot.id for slot in sorted(row, key=lambda slot: slot.x)] for row in rows]


def spread(wanted: list[int], step: int, last: int) -> list[int]:
    """As near to the wanted places as possible, at least a step apart and none beyond the last place."""
    places = wanted[:]
    for i in range(1, len(places)):
        places[i] = max(places[i], places[i - 1] + step)
    places[-1] = min(places[-1], last)
    for i in range(len(places) - 2, -1, -1):
        places[i] = max(0, min(places[i], places[i + 1] - step))
    return places
