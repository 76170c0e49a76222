"""Chemicals."""

from __future__ import annotations

from tests.table import Table, table


def burner() -> Table:
    t = table("scout", "captain").any_hand("scout", 3).empty_hands("scout").item("scout", "chemicals")
    return t.item("scout", "flamethrower", ammo=1).turn("scout")


def test_chemicals_fill_a_flamethrower() -> None:
    t = burner()
    t.do("scout", "item:chemicals:load")
    assert [(h.kind, h.ammo) for h in t.crew("scout").hands] == [("flamethrower", 4)]
    assert t.game.item_discard["yellow"] == ["chemicals"]
    t.check()


def test_chemicals_fill_the_one_of_two_that_is_named() -> None:
    t = burner().item("scout", "flamethrower", ammo=0)
    t.do("scout", "item:chemicals:load", "weapon:flamethrower:0")
    assert sorted(h.ammo for h in t.crew("scout").hands) == [1, 4]


def test_chemicals_fill_no_other_weapon_and_no_full_one() -> None:
    t = burner().ammo("scout", "flamethrower", 4)
    assert t.why_not("scout", "item:chemicals:load") == "no_flamethrower"
    u = table("captain", "scout").any_hand("captain", 3).item("captain", "chemicals").ammo("captain", "six_shooter", 0)
    assert u.turn("captain").why_not("captain", "item:chemicals:load") == "no_flamethrower"
    burning = burner()
    burning.intruder("larva", "hibernatorium")
    assert burning.why_not("scout", "item:chemicals:load") == "only_out_of_combat"
