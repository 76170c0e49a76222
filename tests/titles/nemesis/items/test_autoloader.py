"""Autoloader, a quest item of the Soldier."""

from __future__ import annotations

from airlock.survival.combat import capacity
from tests.rules import rule
from tests.table import Table, table


def soldier() -> Table:
    t = table("soldier", "captain").at("soldier", "armory").at("captain", "cockpit")
    return t.any_hand("soldier", 3).turn("soldier")


@rule("NEM-ITEM-12", "NEM-QUEST-06")
def test_autoloader_is_attached_to_the_assault_rifle_when_activated() -> None:
    t = soldier()
    t.do("soldier", "activate:quest_autoloader")
    me = t.crew("soldier")
    rifle = me.holds("assault_rifle")
    assert rifle is not None
    assert (rifle.attached, rifle.ammo, capacity(t.game, rifle)) == (("quest_autoloader",), 5, 6)
    assert (me.inventory, me.quests, len(me.hands)) == ([], ["quest_armor"], 1)
    assert t.view("captain")["crew"][0]["hands"][0]["attached"] == ["quest_autoloader"]
    t.check()


@rule("NEM-QUEST-06")
def test_autoloader_is_not_activated_without_the_rifle() -> None:
    t = soldier().empty_hands("soldier")
    assert t.why_not("soldier", "activate:quest_autoloader") == "quest_needs_host"


@rule("NEM-QUEST-06")
def test_autoloader_needs_the_rifle_in_the_hands_of_its_owner() -> None:
    t = table("soldier", "captain").at("soldier", "armory").at("captain", "armory").empty_hands("captain")
    t.any_hand("soldier", 3).any_hand("captain", 3).turn("soldier")
    assert t.can("soldier", "activate:quest_autoloader")
    t.do("soldier", "trade", "propose:1", "offer:assault_rifle").do("captain", "answer").do("soldier", "agree")
    assert [h["thing"] for h in t.view("soldier")["crew"][1]["hands"]] == ["assault_rifle"]
    t.turn("soldier")
    assert t.why_not("soldier", "activate:quest_autoloader") == "quest_needs_host"
    assert t.refused("soldier", "activate:quest_autoloader")


def test_autoloader_loads_for_nothing_but_as_an_action() -> None:
    t = soldier()
    t.do("soldier", "activate:quest_autoloader")
    t.ammo("soldier", "assault_rifle", 0).hand("soldier").item("soldier", "energy_charge_red").turn("soldier")
    t.do("soldier", "item:energy_charge_red:load")
    rifle = t.crew("soldier").holds("assault_rifle")
    assert rifle is not None
    assert rifle.ammo == 6
    assert t.game.actions_left == 1
    # Working a door with the charge costs a card as ever.
    t.item("soldier", "energy_charge_red")
    assert t.why_not("soldier", "item:energy_charge_red:door") == "too_few_cards"


def test_autoloader_costs_a_card_with_a_hand_wound() -> None:
    t = soldier()
    t.do("soldier", "activate:quest_autoloader")
    t.ammo("soldier", "assault_rifle", 0).wounded("soldier", serious=["hand"])
    t.any_hand("soldier", 1).item("soldier", "energy_charge_red").turn("soldier")
    t.do("soldier", "item:energy_charge_red:load")
    assert t.crew("soldier").hand == []


def test_autoloader_does_nothing_for_another_weapon() -> None:
    t = soldier()
    t.do("soldier", "activate:quest_autoloader")
    t.hand("soldier").item("soldier", "prototype_pistol").item("soldier", "energy_charge_red").turn("soldier")
    t.ammo("soldier", "assault_rifle", 6)
    assert t.why_not("soldier", "item:energy_charge_red:load") == "too_few_cards"


@rule("NEM-ITEM-12")
def test_autoloader_is_lost_with_its_rifle() -> None:
    t = soldier()
    t.do("soldier", "activate:quest_autoloader")
    t.do("soldier", "drop:assault_rifle")
    assert t.crew("soldier").hands == []
    assert set(t.game.items_spent) == {"assault_rifle", "quest_autoloader"}
    t.check()
