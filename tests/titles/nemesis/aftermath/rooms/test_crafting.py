"""Crafting Room."""

from __future__ import annotations

import pytest

from airlock.titles.nemesis.title import NEMESIS
from tests.rules import rule
from tests.table import Table, table

MADE = [
    ("energy_charge_red", "laser_pointer"),
    ("energy_charge_yellow", "laser_pointer"),
    ("tools", "combat_drone"),
    ("clothes_green", "enviro_suit"),
]


def workshop(*items: str, who: str = "scout", room: str = "crafting") -> Table:
    other = "captain" if who != "captain" else "scout"
    t = table(who, other, modules="rooms,traits").at(other, "cockpit").at(who, room).any_hand(who, 2)
    for item in items:
        t.item(who, item)
    return t.turn(who)


@rule("AFT-MOD-02", "AFT-GEN-05")
def test_crafting_room_and_the_others_join_the_second_pool_with_six_cards() -> None:
    content = NEMESIS.content({"modules": "rooms"})
    second = [room for room in content.rooms.values() if room.kind == "room_2"]
    assert len(second) == 13
    added = {
        room.id: (room.colour, room.cost, room.computer) for room in second if room.id not in NEMESIS.content({}).rooms
    }
    assert added == {
        "crafting": ("white", 1, False),
        "server": ("yellow", 2, False),
        "alarm": ("green", 1, True),
        "turret": ("red", 2, False),
    }
    more = {item: n for item, n in content.crafted.items() if item not in NEMESIS.content({}).crafted}
    assert more == {"laser_pointer": 2, "combat_drone": 2, "enviro_suit": 2}


@rule("AFT-ROOM-CRAFTING-01")
@pytest.mark.parametrize(("given", "made"), MADE)
def test_crafting_exchanges_one_card_for_a_special_item(given: str, made: str) -> None:
    t = workshop(given)
    t.answer("scout", f"craft:{made}")
    assert t.options("scout") == [f"components:{given}", "never_mind"]
    t.do("scout", f"components:{given}")
    me = t.crew("scout")
    assert given not in me.inventory
    assert made in me.inventory + [held.kind for held in me.hands]
    # The craft action, paid as usual.
    assert len(me.hand) == 1
    assert t.game.actions_left == 1
    assert t.game.crafted[made] == 1
    assert t.game.item_discard[t.game.content.items[given].colour] == [given]
    t.check()


@rule("AFT-ROOM-CRAFTING-01")
def test_crafting_special_items_is_not_for_a_fight() -> None:
    t = workshop("tools")
    t.intruder("adult", "crafting")
    assert not t.turn("scout").can("scout", "craft")
    assert t.why_not("scout", "craft:combat_drone") == "only_out_of_combat"


@rule("AFT-ROOM-CRAFTING-02")
def test_crafting_special_items_needs_this_room() -> None:
    assert not workshop("tools", "energy_charge_red", "clothes_green", room="canteen").can(
        "scout", "craft:combat_drone"
    )
    assert workshop("tools", "energy_charge_red", room="canteen").can("scout", "craft:taser")


@rule("AFT-ROOM-CRAFTING-03")
def test_crafting_with_a_malfunction_is_the_usual_one() -> None:
    t = workshop("tools", "energy_charge_red").malfunction("crafting")
    assert not t.can("scout", "craft:combat_drone")
    assert t.can("scout", "craft:taser")


@rule("AFT-ROOM-CRAFTING-04")
def test_crafting_a_special_item_needs_its_card() -> None:
    t = workshop("tools", "energy_charge_red")
    t.game.crafted["combat_drone"] = 0
    t.game.items_spent += ["combat_drone", "combat_drone"]
    t.refresh()
    assert t.why_not("scout", "craft:combat_drone") == "none_left_to_craft"
    assert t.can("scout", "craft:laser_pointer")
    assert t.can("scout", "craft:taser")
    t.check()


def test_crafting_special_items_takes_no_gear_for_tools() -> None:
    # The trait of the Mechanic lets own gear stand for a symbol, not for a card.
    t = workshop(who="mechanic")
    assert not t.can("mechanic", "craft")


def test_crafting_by_ingenuity_may_exchange_as_well() -> None:
    t = workshop("clothes_green", who="mechanic").hand("mechanic", "ingenuity").turn("mechanic")
    t.do("mechanic", "card:ingenuity:craft", "craft:enviro_suit", "components:clothes_green")
    assert t.crew("mechanic").inventory == ["enviro_suit"]
    t.check()
