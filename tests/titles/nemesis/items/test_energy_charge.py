"""Energy Charges, of the red and of the yellow deck."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table, table


def charged(charge: str = "energy_charge_red", who: str = "scout") -> Table:
    t = table(who, "captain").met().room("canteen", "slot_006").at(who, "canteen")
    return t.any_hand(who, 3).item(who, charge).turn(who)


@pytest.mark.parametrize("colour", ["red", "yellow"])
def test_energy_charge_fills_an_energy_weapon(colour: str) -> None:
    t = charged(f"energy_charge_{colour}").ammo("scout", "rifle", 1)
    t.do("scout", f"item:energy_charge_{colour}:load")
    rifle = t.crew("scout").holds("rifle")
    assert rifle is not None
    assert rifle.ammo == 4
    assert t.game.item_discard[colour] == [f"energy_charge_{colour}"]
    assert len(t.crew("scout").hand) == 2
    t.check()


@rule("NEM-ITEM-09")
def test_energy_charge_fills_no_classic_weapon() -> None:
    t = charged(who="pilot").ammo("pilot", "shotgun", 2)
    t.crew("pilot").hands.append(t.crew("captain").hands.pop())
    t.ammo("pilot", "six_shooter", 0)
    assert t.why_not("pilot", "item:energy_charge_red:load") == "no_energy_weapon"
    t.ammo("pilot", "shotgun", 0)
    t.do("pilot", "item:energy_charge_red:load")
    assert [(h.kind, h.ammo) for h in t.crew("pilot").hands] == [("shotgun", 2), ("six_shooter", 0)]


def test_energy_charge_fills_the_chosen_one_of_two() -> None:
    t = charged().ammo("scout", "rifle", 0).item("scout", "prototype_rifle")
    t.do("scout", "item:energy_charge_red:load", "weapon:prototype_rifle")
    assert [(h.kind, h.ammo) for h in t.crew("scout").hands] == [("rifle", 0), ("prototype_rifle", 6)]


def test_energy_charge_works_a_door_in_combat_too() -> None:
    t = charged()
    t.intruder("adult", "canteen")
    t.turn("scout")
    t.do("scout", "item:energy_charge_red:door", "corridor:cor_006_011")
    assert t.game.doors == {"cor_006_011": "closed"}
    t.item("scout", "energy_charge_yellow")
    t.do("scout", "item:energy_charge_yellow:door", "corridor:cor_006_011")
    assert t.game.doors == {}


def test_energy_charge_leaves_destroyed_doors() -> None:
    t = charged().door("cor_006_011", "destroyed")
    t.do("scout", "item:energy_charge_red:door")
    assert not t.can("scout", "corridor:cor_006_011")
    assert t.can("scout", "corridor:cor_006_007")


def test_energy_charge_with_two_weapons_asks_even_if_one_can_be_paid_for() -> None:
    """Whether the hand could have paid for the other one is the player's secret."""
    t = charged(who="soldier").hand("soldier", contamination=2).ammo("soldier", "assault_rifle", 0)
    rifle = t.crew("soldier").holds("assault_rifle")
    assert rifle is not None
    t.crew("soldier").quests.remove("quest_autoloader")
    rifle.attached = ("quest_autoloader",)
    t.item("soldier", "prototype_pistol").turn("soldier")
    t.do("soldier", "item:energy_charge_red:load")
    assert t.asked("soldier") == "choose_weapon"
    assert t.options("soldier") == ["weapon:assault_rifle"]
