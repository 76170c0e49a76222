"""Both sides of the board, number by number as they are printed."""

from __future__ import annotations

import pytest

from airlock.survival.map import Map
from airlock.titles.nemesis.board import ALTERNATIVE, BASE
from airlock.titles.nemesis.ship.course import SPACES, START
from airlock.titles.nemesis.ship.pods import PODS
from airlock.titles.nemesis.ship.self_destruct import TRACK
from tests.rules import rule

# Two rooms, which of two corridors between them, and the numbers at both ends.
BASE_CORRIDORS = (
    "1-2:3 1-3:12 1-4:4 2-6:4 3-7:34 4-8:1 5-6:3 5-10:12 6-7:1 6-11:2 8-11:3 11-14:4 11-15:1 7-8:2 8-9:4 9-12:12 "
    "10-13:34 13-14:1 13-19:2 14-17:2 12-16:34 15-16:2 15-18:3 16-21:1 17-19:1 17-20:34 18-20:12 18-21:4"
)
BASE_ENTRANCES = "main-2:12 main-4:23 main-5:4 main-9:3 main-14:3 main-15:4 main-19:34 main-21:23"
ALT_CORRIDORS = (
    "1-2:12 1-4:3 2-3:34 3-6:2 4-7:1 4-10:2 4-5:4 5-8n:1 5-8s:2 5-6:3 6-9:4 6-12:1 8-10:3 8-12:4 10-14:4 11-13n:3 "
    "11-13s:4 12-16:3 13-14:1 13-16:2 14-15:2 14-17:3 15-16:1 15-19:34 16-21:4 17-18w:12 17-18e:4 20-21w:23 20-21e:1"
)
ALT_ENTRANCES = (
    "red-1:4 red-7:23 red-9:3 red-10:1 red-11:1 red-18:3 red-19:1 "
    "blue-3:1 blue-7:4 blue-9:12 blue-11:2 blue-12:2 blue-19:2 blue-20:4"
)


def corridors(board: Map) -> str:
    """The corridors of a board in the words of the lists above."""
    out = []
    for c in board.corridors.values():
        a, b = board.slots[c.a].number, board.slots[c.b].number
        which = c.id.split("_")[3] if len(board.between(c.a, c.b)) > 1 else ""
        out.append(f"{a}-{b}{which}:{''.join(map(str, c.numbers))}")
    return " ".join(out)


def entrances(board: Map) -> str:
    out = []
    for network in board.networks:
        for slot in board.entrances[network]:
            numbers = [str(n) for n, exit in sorted(board.exits[slot].items()) if exit == network]
            out.append(f"{network}-{board.slots[slot].number}:{''.join(numbers)}")
    return " ".join(out)


def numbers(board: Map, kind: str) -> list[int]:
    return [s.number for s in board.slots.values() if s.kind == kind]


@rule("NEM-TECH-08")
def test_standard_side() -> None:
    assert corridors(BASE) == BASE_CORRIDORS
    assert entrances(BASE) == BASE_ENTRANCES
    assert numbers(BASE, "room_1") == [2, 3, 4, 5, 9, 10, 12, 13, 16, 17, 18]
    assert numbers(BASE, "room_2") == [6, 7, 8, 14, 15]
    assert numbers(BASE, "special") == [1, 11, 19, 20, 21]
    assert len(BASE.corridors) == 28
    assert {s.room: s.number for s in BASE.slots.values() if s.room} == {
        "cockpit": 1,
        "hibernatorium": 11,
        "engine_3": 19,
        "engine_2": 20,
        "engine_1": 21,
    }


@rule("NEM-ALTBOARD-02", "NEM-ALTBOARD-03")
def test_alternative_side() -> None:
    assert corridors(ALTERNATIVE) == ALT_CORRIDORS
    assert entrances(ALTERNATIVE) == ALT_ENTRANCES
    assert numbers(ALTERNATIVE, "room_1") == [7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 21]
    assert numbers(ALTERNATIVE, "room_2") == [1, 3, 4, 5, 6]
    assert numbers(ALTERNATIVE, "special") == [2, 8, 18, 19, 20]
    assert len(ALTERNATIVE.corridors) == 29
    assert ALTERNATIVE.networks == ["red", "blue"]
    assert {s.room: s.number for s in ALTERNATIVE.slots.values() if s.faceup} == {"evacuation_a": 7, "evacuation_b": 9}
    assert {s.room: s.number for s in ALTERNATIVE.slots.values() if s.room and not s.faceup} == {
        "cockpit": 2,
        "hibernatorium": 8,
        "engine_3": 18,
        "engine_2": 19,
        "engine_1": 20,
    }
    pairs = [c.id for c in ALTERNATIVE.corridors.values() if len(ALTERNATIVE.between(c.a, c.b)) == 2]
    assert len(pairs) == 8
    both = [s for s in ALTERNATIVE.slots if len(ALTERNATIVE.networks_of[s]) == 2]
    assert [ALTERNATIVE.slots[s].number for s in both] == [7, 9, 11, 19]


@pytest.mark.parametrize("board", [BASE, ALTERNATIVE], ids=lambda board: board.id)
@rule("NEM-NOISE-16")
def test_every_room_offers_each_number_exactly_once(board: Map) -> None:
    for slot in board.slots:
        offered = [n for c in board.corridors_of[slot] for n in board.corridors[c].numbers]
        offered += [n for n, exit in board.exits[slot].items() if board.is_network(exit)]
        assert sorted(offered) == [1, 2, 3, 4], slot
        assert sorted(board.exits[slot]) == [1, 2, 3, 4]


@pytest.mark.parametrize("board", [BASE, ALTERNATIVE], ids=lambda board: board.id)
@rule("NEM-NOISE-19")
def test_corridors_are_the_same_from_both_ends(board: Map) -> None:
    for c in board.corridors.values():
        assert c.a != c.b
        assert board.other_end(c.id, c.a) == c.b
        assert board.other_end(c.id, c.b) == c.a
        for n in c.numbers:
            assert board.exits[c.a][n] == board.exits[c.b][n] == c.id
        assert c.b in board.neighbours[c.a]
        assert c.a in board.neighbours[c.b]
    # One of two numbers is still one corridor: one place for noise.
    for slot in board.slots:
        assert sorted(board.around[slot]) == sorted(set(board.exits[slot].values()))


@pytest.mark.parametrize("board", [BASE, ALTERNATIVE], ids=lambda board: board.id)
def test_every_room_can_be_reached(board: Map) -> None:
    reached = [board.by_number[0]]
    for slot in reached:
        reached += [n for n in board.neighbours[slot] if n not in reached]
    assert len(reached) == len(board.slots)


@pytest.mark.parametrize("board", [BASE, ALTERNATIVE], ids=lambda board: board.id)
def test_tracks(board: Map) -> None:
    assert board.time[::-1] == ["green"] + ["white"] * 6 + ["blue"] * 8 + ["red"]
    assert TRACK[::-1] == ["green", "white", "white", "yellow", "yellow", "yellow", "red"]
    assert SPACES == ["A", "B", "C", "D"]
    assert START == "B"
    assert board.limits == {"fire": 8, "malfunction": 8, "doors": 12}


def test_pods_by_players() -> None:
    assert PODS == {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}
