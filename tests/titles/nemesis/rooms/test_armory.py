"""Armory."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ROOM-ARMORY-01")
def test_armory_recharges_an_energy_weapon_by_2() -> None:
    t = table("scout", "captain").at("scout", "armory").ammo("scout", "rifle", 1).any_hand("scout", 3).turn("scout")
    t.do("scout", "room:armory:recharge")
    held = t.crew("scout").holds("rifle")
    assert held is not None
    assert held.ammo == 3
    assert len(t.crew("scout").hand) == 1
    t.check()


@rule("NEM-ROOM-ARMORY-01")
def test_armory_recharges_the_weapon_of_choice_alone() -> None:
    t = table("scout", "captain").at("scout", "armory").ammo("scout", "rifle", 0).item("scout", "prototype_rifle", 0)
    t.any_hand("scout", 3).turn("scout")
    t.do("scout", "room:armory:recharge", "weapon:prototype_rifle")
    assert {held.kind: held.ammo for held in t.crew("scout").hands} == {"rifle": 0, "prototype_rifle": 2}
    t.check()


@rule("NEM-ROOM-ARMORY-02")
def test_armory_cannot_reload_a_classic_weapon() -> None:
    t = table("captain", "scout").at("captain", "armory").ammo("captain", "six_shooter", 0).turn("captain")
    assert t.refused("captain", "room:armory:recharge")
    assert t.why_not("captain", "room:armory:recharge") == "no_energy_weapon"


@rule("NEM-ROOM-ARMORY-03")
def test_armory_never_exceeds_the_capacity() -> None:
    t = table("scout", "captain").at("scout", "armory").ammo("scout", "rifle", 3).any_hand("scout", 5).turn("scout")
    t.do("scout", "room:armory:recharge")
    held = t.crew("scout").holds("rifle")
    assert held is not None
    assert held.ammo == 4
    assert not t.can("scout", "room:armory:recharge")


@rule("NEM-ITEM-09", "NEM-ROOM-ARMORY-02")
def test_armory_does_not_offer_the_classic_weapon_beside_an_energy_weapon() -> None:
    t = table("scout", "captain").at("scout", "armory").ammo("scout", "rifle", 1).any_hand("scout", 3)
    t.crew("scout").hands.append(t.crew("captain").hands.pop())
    t.ammo("scout", "six_shooter", 0).turn("scout").do("scout", "room:armory:recharge")
    assert {held.kind: held.ammo for held in t.crew("scout").hands} == {"rifle": 3, "six_shooter": 0}
    # With the rifle full there is nothing left to charge.
    t.ammo("scout", "rifle", 4).any_hand("scout", 3).turn("scout")
    assert t.why_not("scout", "room:armory:recharge") == "no_energy_weapon"
