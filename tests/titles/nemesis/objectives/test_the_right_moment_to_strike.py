"""The Right Moment to Strike: player 1's character must not survive, or you are the only survivor."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table

CREW = ("captain", "scout", "pilot")


def crew(holder: str = "captain", target: str = "scout") -> Table:
    """The target is player 1."""
    t = table(*CREW).keeps(holder, "the_right_moment_to_strike")
    old = next(c for c in t.game.crew if c.number == 1)
    new = t.crew(target)
    old.number, new.number = new.number, 1
    return t


@rule("NEM-OBJ-03")
def test_the_right_moment_to_strike_when_that_player_is_dead_and_somebody_else_lives() -> None:
    t = crew()
    t.escaped("captain").asleep("pilot").end()
    assert t.survivors == ["captain", "pilot"]
    assert "captain" in t.winners


@rule("NEM-OBJ-03")
def test_the_right_moment_to_strike_when_that_player_survives() -> None:
    t = crew().asleep("captain").escaped("scout").end()
    assert t.survivors == ["captain", "scout"]
    assert "captain" not in t.winners


@rule("NEM-OBJ-03")
def test_the_right_moment_to_strike_when_that_player_sleeps_into_a_wrong_destination() -> None:
    t = crew().keeps("scout", "hoarder").escaped("captain").asleep("scout").end(to="venus")
    assert t.survivors == ["captain"]
    assert t.winners == ["captain"]


@rule("NEM-OBJ-13")
def test_the_right_moment_to_strike_held_by_that_player_needs_to_survive_alone() -> None:
    t = crew(target="captain").escaped("captain").asleep("scout").end()
    assert t.survivors == ["captain", "scout"]
    assert "captain" not in t.winners
    t = crew(target="captain").escaped("captain").end()
    assert t.survivors == ["captain"]
    assert t.winners == ["captain"]
