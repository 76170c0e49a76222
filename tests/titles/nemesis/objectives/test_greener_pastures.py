"""Greener Pastures: player 2's character must not survive, or you are the only survivor."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table

CREW = ("captain", "scout", "pilot")


def crew(holder: str = "captain", target: str = "scout") -> Table:
    """The target is player 2."""
    t = table(*CREW).keeps(holder, "greener_pastures")
    old = next(c for c in t.game.crew if c.number == 2)
    new = t.crew(target)
    old.number, new.number = new.number, 2
    return t


@rule("NEM-OBJ-03")
def test_greener_pastures_when_that_player_is_dead_and_somebody_else_lives() -> None:
    t = crew()
    t.escaped("captain").asleep("pilot").end()
    assert t.survivors == ["captain", "pilot"]
    assert "captain" in t.winners


@rule("NEM-OBJ-03")
def test_greener_pastures_when_that_player_survives() -> None:
    t = crew().asleep("captain").escaped("scout").end()
    assert t.survivors == ["captain", "scout"]
    assert "captain" not in t.winners


@rule("NEM-OBJ-03")
def test_greener_pastures_when_that_player_sleeps_into_a_wrong_destination() -> None:
    t = crew().keeps("scout", "hoarder").escaped("captain").asleep("scout").end(to="venus")
    assert t.survivors == ["captain"]
    assert t.winners == ["captain"]


@rule("NEM-OBJ-13")
def test_greener_pastures_held_by_that_player_needs_to_survive_alone() -> None:
    t = crew(target="captain").escaped("captain").asleep("scout").end()
    assert t.survivors == ["captain", "scout"]
    assert "captain" not in t.winners
    t = crew(target="captain").escaped("captain").end()
    assert t.survivors == ["captain"]
    assert t.winners == ["captain"]
