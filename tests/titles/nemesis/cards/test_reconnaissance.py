"""Reconnaissance."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-MOVE-10", "NEM-ACT-35")
def test_reconnaissance_moves_without_a_noise_roll() -> None:
    t = table("scout", "captain").room("canteen", "slot_006").hand("scout", "reconnaissance", "rest", "search")
    t.turn("scout")
    t.do("scout", "card:reconnaissance:move", "to:slot_006", "discard:rest")
    assert t.crew("scout").slot == "slot_006"
    assert t.told("noise_rolled") == []
    assert t.game.noise == []
    assert t.crew("scout").hand == ["search"]


@rule("NEM-MOVE-14")
def test_reconnaissance_cancels_danger_and_places_nothing() -> None:
    t = table("scout", "captain").hand("scout", "reconnaissance", "rest").turn("scout")
    t.rig(room={"slot_006": "canteen"}, explore={"slot_006": "danger_1"})
    t.do("scout", "card:reconnaissance:move", "to:slot_006")
    assert t.game.noise == []
    assert t.told("danger") == []
    assert t.game.items_left["slot_006"] == 3


def test_reconnaissance_suffers_the_other_tokens() -> None:
    t = table("scout", "captain").hand("scout", "reconnaissance", "rest").turn("scout")
    t.rig(room={"slot_006": "canteen"}, explore={"slot_006": "fire_1"})
    t.do("scout", "card:reconnaissance:move", "to:slot_006")
    assert t.game.fire == ["slot_006"]


def test_reconnaissance_is_no_escape_and_needs_an_open_way() -> None:
    t = table("scout", "captain").hand("scout", "reconnaissance", "rest").turn("scout").door("cor_006_011")
    t.answer("scout", "card:reconnaissance:move")
    assert not t.can("scout", "to:slot_006")
    t.turn("scout").intruder("adult", "hibernatorium")
    assert t.why_not("scout", "card:reconnaissance:move") == "only_out_of_combat"
