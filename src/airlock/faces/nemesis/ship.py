"""The ship as the app draws it (web/src/board/layout.ts, hull.ts): rooms at their places, and a hull around them."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin, sqrt
from typing import NamedTuple

from airlock.survival.map import Map

ROOM = 86
SCALE = (1.78, 1.84)
# Two rooms above each other need this much.
APART = ROOM * sqrt(3) + 16
MARGIN = ROOM + 44
STEP = 20

Point = tuple[float, float]


class Hex(NamedTuple):
    slot: str
    number: int
    # The room that is printed there, if any.
    room: str
    x: float
    y: float
    corners: str


class Ship(NamedTuple):
    width: int
    height: int
    outer: str
    inner: str
    corridors: list[tuple[float, float, float, float]]
    rooms: list[Hex]


def ship(board: Map, upright: bool) -> Ship:
    """Lying for wide screens and paper, standing on its engines for phones."""
    places = _spread({s.id: (s.x * SCALE[0], s.y * SCALE[1]) for s in board.slots.values()})
    xs, ys = [p[0] for p in places.values()], [p[1] for p in places.values()]
    left, top = min(xs) - ROOM - 120, min(ys) - ROOM - 70
    width, height = max(xs) - left + ROOM + 90, max(ys) - top + ROOM + 70
    flat = {slot: (x - left, y - top) for slot, (x, y) in places.items()}

    def turn(p: Point) -> Point:
        return (height - p[1], p[0]) if upright else p

    rooms = []
    for slot in board.slots.values():
        x, y = turn(flat[slot.id])
        rooms.append(Hex(slot.id, slot.number, slot.room, round(x, 1), round(y, 1), _hexagon(x, y, not upright)))
    lines = []
    for corridor in board.corridors.values():
        (ax, ay), (bx, by) = turn(flat[corridor.a]), turn(flat[corridor.b])
        lines.append((round(ax, 1), round(ay, 1), round(bx, 1), round(by, 1)))
    size = (height, width) if upright else (width, height)
    points = list(flat.values())
    return Ship(round(size[0]), round(size[1]), _hull(points, 20, turn), _hull(points, 0, turn), lines, rooms)


def _spread(places: dict[str, Point]) -> dict[str, Point]:
    """Pushes apart what would overlap, up and down, the same for the same board."""
    ids = sorted(places)
    at = {slot: list(places[slot]) for slot in places}
    for _ in range(60):
        for a in ids:
            for b in ids:
                dy = at[b][1] - at[a][1]
                if a >= b or abs(at[b][0] - at[a][0]) >= ROOM * 1.5 or abs(dy) >= APART:
                    continue
                push = ((APART - abs(dy)) / 2 + 0.5) * (1 if dy >= 0 else -1)
                at[a][1] -= push
                at[b][1] += push
    return {slot: (x, y) for slot, (x, y) in at.items()}


def _hexagon(x: float, y: float, flat: bool) -> str:
    begin = 0.0 if flat else pi / 6
    corners = [(x + ROOM * cos(begin + n * pi / 3), y + ROOM * sin(begin + n * pi / 3)) for n in range(6)]
    return " ".join(_pair(corner) for corner in corners)


def _hull(points: list[Point], grow: float, turn: Callable[[Point], Point]) -> str:
    """Slender in front, wide where the rooms are, blunt behind."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    axis = (min(ys) + max(ys)) / 2
    bow, stern = min(xs) - ROOM - 26, max(xs) + ROOM + 34
    halves = _even(_needed(points, axis, bow, int((stern - bow) / STEP) + 1))
    upper: list[Point] = []
    for n in range(1, len(halves) - 7, 3):
        upper.append((bow + n * STEP, axis - halves[n] * min(1.0, 0.42 + n / 14) - grow))
    end, half = stern + grow, axis - upper[-1][1]
    upper += [(end - 90, axis - half * 0.98), (end - 34, axis - half * 0.94), (end, axis - half * 0.8)]
    upper += [(end, axis - half * 0.4)]
    lower = [(x, 2 * axis - y) for x, y in reversed(upper)]
    return _smooth([turn(p) for p in [(bow - 62 - grow, axis), *upper, *lower]])


def _needed(points: list[Point], axis: float, start: float, count: int) -> list[float]:
    """Half the width that the rooms need, sampled along the ship."""
    out = []
    for n in range(count):
        at = start + n * STEP
        near = [(x, y) for x, y in points if abs(x - at) < MARGIN]
        out.append(max([abs(y - axis) + sqrt(MARGIN**2 - (x - at) ** 2) for x, y in near], default=0.0))
    return out


def _even(halves: list[float]) -> list[float]:
    """Fills the dents between the rooms, then evens the line out."""
    out = [max(halves[max(0, n - 6) : n + 7]) for n in range(len(halves))]
    for _ in range(3):
        near = [out[max(0, n - 4) : n + 5] for n in range(len(out))]
        out = [sum(part) / len(part) for part in near]
    return [max(pair) for pair in zip(out, halves)]


def _smooth(points: list[Point], tension: float = 0.86) -> str:
    """A closed curve through all points."""
    n = len(points)
    path = [f"M{_pair(points[0])}"]
    for i in range(n):
        before, start, to, after = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        out = (start[0] + (to[0] - before[0]) * tension / 3, start[1] + (to[1] - before[1]) * tension / 3)
        into = (to[0] - (after[0] - start[0]) * tension / 3, to[1] - (after[1] - start[1]) * tension / 3)
        path.append(f"C{_pair(out)} {_pair(into)} {_pair(to)}")
    return "".join(path) + "Z"


def _pair(p: Point) -> str:
    return f"{p[0]:.1f},{p[1]:.1f}"
