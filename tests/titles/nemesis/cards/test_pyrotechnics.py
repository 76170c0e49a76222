"""Pyrotechnics."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-PVP-02")
def test_pyrotechnics_burns_an_item_and_the_room() -> None:
    t = (
        table("mechanic", "scout")
        .item("mechanic", "clothes_green")
        .hand("mechanic", "pyrotechnics", "rest")
        .turn("mechanic")
    )
    t.do("mechanic", "card:pyrotechnics:set_fire", "burn:clothes_green")
    assert t.game.fire == ["slot_011"]
    assert t.game.item_discard["green"] == ["clothes_green"]
    assert t.crew("mechanic").inventory == []
    t.check()
    # Nobody asked the Scout, who burns at the end of her turn.
    t.do("mechanic", "pass").do("scout", "pass")
    assert t.crew("scout").light == 1


def test_pyrotechnics_takes_a_weapon_with_all_that_is_attached() -> None:
    t = table("mechanic", "scout").hand("mechanic", "pyrotechnics", "rest").turn("mechanic")
    t.do("mechanic", "card:pyrotechnics:set_fire")
    assert t.crew("mechanic").hands == []
    assert t.game.items_spent == ["sawed_off_shotgun"]
    t.check()


def test_pyrotechnics_puts_a_fire_out() -> None:
    t = table("mechanic", "scout").fire("hibernatorium").hand("mechanic", "pyrotechnics", "rest").turn("mechanic")
    assert t.why_not("mechanic", "card:pyrotechnics:set_fire") == "burns_already"
    t.do("mechanic", "card:pyrotechnics:put_out")
    assert t.game.fire == []


def test_pyrotechnics_needs_an_item_or_a_fire() -> None:
    t = table("mechanic", "scout").empty_hands("mechanic").carry("mechanic", "egg")
    t.hand("mechanic", "pyrotechnics", "rest").turn("mechanic")
    assert t.why_not("mechanic", "card:pyrotechnics:set_fire") == "no_item"
    assert t.why_not("mechanic", "card:pyrotechnics:put_out") == "no_fire_here"


@rule("NEM-ACT-33")
def test_pyrotechnics_cancelled_burns_nothing() -> None:
    t = table("mechanic", "scout").item("mechanic", "clothes_green").hand("mechanic", "pyrotechnics", "rest")
    t.hand("scout", "interruption").turn("mechanic")
    t.answer("mechanic", "card:pyrotechnics:set_fire").answer("scout", "react:interruption")
    assert t.game.fire == []
    assert t.crew("mechanic").inventory == ["clothes_green"]
    assert t.crew("mechanic").discard == ["pyrotechnics", "rest"]
