"""Medkit."""

from __future__ import annotations

from tests.table import Table, table


def wounded(serious: list[str] | None = None, dressed: list[str] | None = None) -> Table:
    t = table("scout", "captain").wounded("scout", serious=serious, dressed=dressed)
    return t.any_hand("scout", 3).item("scout", "medkit").turn("scout")


def test_medkit_dresses_a_serious_wound_of_choice() -> None:
    t = wounded(serious=["leg", "body"])
    assert t.why_not("scout", "item:medkit:heal") == "no_wound_to_heal"
    t.do("scout", "item:medkit:dress", "wound:body")
    assert (t.crew("scout").wounds, t.crew("scout").dressed) == (["leg"], ["body"])
    assert t.game.item_discard["green"] == ["medkit"]
    t.check()


def test_medkit_heals_a_dressed_wound() -> None:
    t = wounded(dressed=["leg"])
    assert t.why_not("scout", "item:medkit:dress") == "no_wound_to_dress"
    t.do("scout", "item:medkit:heal")
    assert (t.crew("scout").wounds, t.crew("scout").dressed) == ([], [])
    assert t.game.wound_discard == ["leg"]
    t.check()


def test_medkit_is_not_for_combat() -> None:
    t = wounded(serious=["leg"])
    t.intruder("larva", "hibernatorium")
    assert t.why_not("scout", "item:medkit:dress") == "only_out_of_combat"
