"""Ship AI Failure."""

from __future__ import annotations

from tests.table import Table
from tests.titles.nemesis.void_seeders.madness import among_seeders, happens

CARD = "void_ship_ai_failure"
OFF = -1


def computers(*broken: str) -> Table:
    """Three rooms with a computer, of which some are broken; the Canteen has none."""
    t = among_seeders("captain", "scout").room("canteen", "slot_006").room("generator", "slot_004")
    return t.room("laboratory", "slot_005").room("command", "slot_007").malfunction(*broken)


def test_void_ship_ai_failure_breaks_the_foremost_computer_that_works() -> None:
    t = happens(computers(), CARD)
    assert t.game.malfunction == ["slot_004"]
    assert t.self_destruct == OFF


def test_void_ship_ai_failure_breaks_the_second_one_before_anything_starts() -> None:
    t = happens(computers("generator", "canteen"), CARD)
    assert sorted(t.game.malfunction) == ["slot_004", "slot_005", "slot_006"]
    assert t.self_destruct == OFF


def test_void_ship_ai_failure_starts_the_sequence_with_two_broken_computers() -> None:
    t = happens(computers("laboratory", "command"), CARD)
    assert t.self_destruct == 6
    assert sorted(t.game.malfunction) == ["slot_005", "slot_007"]


def test_void_ship_ai_failure_starts_it_even_if_somebody_hibernates() -> None:
    t = happens(computers("laboratory", "command").asleep("scout"), CARD)
    assert t.self_destruct == 6


def test_void_ship_ai_failure_leaves_a_running_sequence_alone() -> None:
    t = computers("laboratory", "command")
    t.self_destruct = 3
    happens(t, CARD)
    assert t.self_destruct == 3
    assert sorted(t.game.malfunction) == ["slot_005", "slot_007"]


def test_void_ship_ai_failure_goes_on_breaking_computers_while_the_sequence_runs() -> None:
    t = computers("generator")
    t.self_destruct = 3
    happens(t, CARD)
    assert sorted(t.game.malfunction) == ["slot_004", "slot_005"]
    assert t.self_destruct == 3


def test_void_ship_ai_failure_finds_no_computer_in_unexplored_rooms() -> None:
    t = happens(among_seeders("captain", "scout"), CARD)
    assert t.game.malfunction == []
