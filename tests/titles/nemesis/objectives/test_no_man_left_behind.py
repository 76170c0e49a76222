"""No Man Left Behind (solo and cooperative): the signal sent, and every room of the ship explored."""

from __future__ import annotations

from tests.table import Table, table
from tests.titles.nemesis.objectives.test_relentless_investigator import explore_all


def crew(signal: bool = True) -> Table:
    t = table("scout").keeps("scout", "no_man_left_behind")
    t.crew("scout").signal = signal
    return t


def test_no_man_left_behind_with_all_rooms_explored() -> None:
    assert explore_all(crew()).escaped("scout").end().winners == ["scout"]


def test_no_man_left_behind_with_one_room_unexplored() -> None:
    t = explore_all(crew(), but=1).escaped("scout").end()
    assert t.survivors == ["scout"]
    assert t.winners == []


def test_no_man_left_behind_without_the_signal() -> None:
    t = explore_all(crew(signal=False)).escaped("scout").end()
    assert t.survivors == ["scout"]
    assert t.winners == []
