"""Search."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ACT-35")
def test_search_keeps_one_of_two_and_buries_the_other() -> None:
    t = table("scout", "captain").room("storage", items=2).at("scout", "storage").hand("scout", "search", "rest")
    t.turn("scout").rig(item_red=["energy_charge_red", "grenade"])
    t.do("scout", "card:search:search", "keep:energy_charge_red")
    assert t.crew("scout").inventory == ["energy_charge_red"]
    assert t.game.items["red"].bottom == ["grenade"]
    assert t.game.items_left[t.slot("storage")] == 1
    assert t.crew("scout").hand == ["rest"]
    assert t.view("captain")["crew"][0]["inventory"] == ["red"]
    t.check()


def test_search_needs_something_left_to_find() -> None:
    t = table("scout", "captain").room("storage", items=0).at("scout", "storage").hand("scout", "search").turn("scout")
    assert t.why_not("scout", "card:search:search") == "nothing_left_to_find"
    t.at("scout", "nest")
    assert t.why_not("scout", "card:search:search") == "not_searchable"


@rule("NEM-ACT-22")
def test_search_takes_a_heavy_item_into_a_hand_slot_without_a_further_action() -> None:
    t = table("scout", "captain").room("storage").at("scout", "storage").hand("scout", "search").turn("scout")
    t.rig(item_red=["prototype_rifle", "grenade"])
    t.do("scout", "card:search:search", "keep:prototype_rifle")
    assert [h.kind for h in t.crew("scout").hands] == ["rifle", "prototype_rifle"]
    assert t.game.actions_left == 1
    t.check()
