"""Extended Magazine."""

from __future__ import annotations

from airlock.survival.combat import capacity
from tests.rules import rule
from tests.table import Table, table


def equipped() -> Table:
    t = table("scout", "captain").at("captain", "cockpit").any_hand("scout", 2)
    return t.item("scout", "extended_magazine").turn("scout")


@rule("NEM-ITEM-12")
def test_extended_magazine_becomes_one_item_with_the_weapon() -> None:
    t = equipped()
    t.do("scout", "item:extended_magazine:attach")
    me = t.crew("scout")
    rifle = me.holds("rifle")
    assert rifle is not None
    assert (rifle.attached, rifle.ammo, capacity(t.game, rifle)) == (("extended_magazine",), 6, 6)
    assert (me.inventory, len(me.hands), len(me.hand)) == ([], 1, 2)
    # It costs nothing, but it is one of the two actions.
    assert t.game.actions_left == 1
    t.check()


def test_extended_magazine_adds_no_more_than_two() -> None:
    t = equipped().ammo("scout", "rifle", 1)
    t.do("scout", "item:extended_magazine:attach")
    rifle = t.crew("scout").holds("rifle")
    assert rifle is not None
    assert rifle.ammo == 3
    # An Energy Charge fills it to the new capacity.
    t.item("scout", "energy_charge_red")
    t.do("scout", "item:energy_charge_red:load")
    assert rifle.ammo == 6


def test_extended_magazine_fits_energy_weapons_only() -> None:
    t = table("captain", "scout").any_hand("captain", 2).item("captain", "extended_magazine").turn("captain")
    assert t.why_not("captain", "item:extended_magazine:attach") == "no_energy_weapon"


def test_extended_magazine_needs_no_card_but_with_a_hand_wound() -> None:
    t = equipped().hand("scout")
    assert t.can("scout", "item:extended_magazine:attach")
    t.wounded("scout", serious=["hand"])
    assert t.why_not("scout", "item:extended_magazine:attach") == "too_few_cards"


@rule("NEM-ITEM-12")
def test_extended_magazine_is_traded_with_its_weapon() -> None:
    t = equipped().at("captain", "hibernatorium")
    t.do("scout", "item:extended_magazine:attach")
    t.do("scout", "trade", "propose:1", "offer:rifle")
    t.do("captain", "answer", "offered")
    t.do("scout", "agree")
    rifle = t.crew("captain").holds("rifle")
    assert rifle is not None
    assert (rifle.attached, rifle.ammo) == (("extended_magazine",), 6)
    assert t.crew("scout").hands == []
    t.check()
