"""Cabins."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ROOM-CABINS-01")
def test_cabins_give_a_sixth_card() -> None:
    t = table("scout", "captain").at("scout", "cabins").at("captain", "cockpit").hand("scout").hand("captain")
    t.run("draw_step")
    assert [len(t.crew(who).hand) for who in ("scout", "captain")] == [6, 5]
    t.check()


@rule("NEM-ROOM-CABINS-01")
def test_cabins_give_a_fifth_card_with_a_body_wound() -> None:
    t = table("scout", "captain").at("scout", "cabins").hand("scout").wounded("scout", serious=["body"])
    t.run("draw_step")
    assert len(t.crew("scout").hand) == 5


@rule("NEM-ROOM-CABINS-01")
def test_cabins_do_not_help_with_an_intruder_there() -> None:
    t = table("scout", "captain").at("scout", "cabins").hand("scout")
    t.intruder("larva", "cabins")
    t.run("draw_step")
    assert len(t.crew("scout").hand) == 5


@rule("NEM-ROOM-CABINS-02")
def test_cabins_do_not_help_when_broken() -> None:
    t = table("scout", "captain").at("scout", "cabins").hand("scout").malfunction("cabins").run("draw_step")
    assert len(t.crew("scout").hand) == 5


@rule("NEM-ROOM-CABINS-03")
def test_cabins_have_no_action_but_can_be_searched() -> None:
    t = table("scout", "captain").at("scout", "cabins").hand("scout", "search", "rest", "demolition").turn("scout")
    assert not t.can("scout", "room")
    assert t.why_not("scout", "room:cabins") == "no_room_action"
    t.do("scout", "card:search:search")
    assert t.options("scout") == ["deck:red", "deck:yellow", "deck:green"]
