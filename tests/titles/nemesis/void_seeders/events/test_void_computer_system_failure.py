"""Computer System Failure."""

from __future__ import annotations

from tests.titles.nemesis.void_seeders.madness import among_seeders, happens

CARD = "void_computer_system_failure"


def test_void_computer_system_failure_breaks_every_computer_room_if_one_is_broken() -> None:
    t = among_seeders("captain", "scout").room("generator").room("laboratory").room("command").room("canteen")
    t.malfunction("laboratory")
    happens(t, CARD)
    assert sorted(t.game.malfunction) == sorted(t.slot(room) for room in ("generator", "laboratory", "command"))
    # The others by ascending room number.
    placed = [e["slot"] for e in t.told("malfunction_placed")]
    assert placed == sorted(placed, key=t.game.map.by_number.index)
    assert len(placed) == 2
    t.check()


def test_void_computer_system_failure_does_nothing_while_all_computers_work() -> None:
    t = among_seeders("captain", "scout").room("generator").room("laboratory").room("canteen").malfunction("canteen")
    happens(t, CARD)
    assert t.game.malfunction == [t.slot("canteen")]


def test_void_computer_system_failure_leaves_what_is_unexplored() -> None:
    t = among_seeders("captain", "scout").room("generator").malfunction("generator")
    happens(t, CARD)
    assert t.game.malfunction == [t.slot("generator")]
