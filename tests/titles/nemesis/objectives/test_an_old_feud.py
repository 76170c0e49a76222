"""An Old Feud: player 3's character must not survive, or you are the only survivor. From 3 players on."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table

CREW = ("captain", "scout", "pilot")


def crew(holder: str = "captain", target: str = "scout") -> Table:
    """The target is player 3."""
    t = table(*CREW).keeps(holder, "an_old_feud")
    old = next(c for c in t.game.crew if c.number == 3)
    new = t.crew(target)
    old.number, new.number = new.number, 3
    return t


@rule("NEM-OBJ-03")
def test_an_old_feud_when_that_player_is_dead_and_somebody_else_lives() -> None:
    t = crew()
    t.escaped("captain").asleep("pilot").end()
    assert t.survivors == ["captain", "pilot"]
    assert "captain" in t.winners


@rule("NEM-OBJ-03")
def test_an_old_feud_when_that_player_survives() -> None:
    t = crew().asleep("captain").escaped("scout").end()
    assert t.survivors == ["captain", "scout"]
    assert "captain" not in t.winners


@rule("NEM-OBJ-03")
def test_an_old_feud_when_that_player_sleeps_into_a_wrong_destination() -> None:
    t = crew().keeps("scout", "hoarder").escaped("captain").asleep("scout").end(to="venus")
    assert t.survivors == ["captain"]
    assert t.winners == ["captain"]


@rule("NEM-OBJ-13")
def test_an_old_feud_held_by_that_player_needs_to_survive_alone() -> None:
    t = crew(target="captain").escaped("captain").asleep("scout").end()
    assert t.survivors == ["captain", "scout"]
    assert "captain" not in t.winners
    t = crew(target="captain").escaped("captain").end()
    assert t.survivors == ["captain"]
    assert t.winners == ["captain"]


def test_an_old_feud_is_not_dealt_to_two_players() -> None:
    t = table("captain", "scout")
    dealt = [o for c in t.game.crew for o in c.dealt]
    assert "an_old_feud" not in dealt + t.game.objective_pools["corporate"]
