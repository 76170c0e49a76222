"""Scavenging."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ACT-35")
def test_scavenging_searches_an_emptied_room() -> None:
    t = table("scout", "captain").room("storage", items=0).at("scout", "storage").hand("scout", "scavenging", "rest")
    t.hand("scout", "scavenging", "rest", "search").turn("scout").rig(item_red=["energy_charge_red", "grenade"])
    assert not t.can("scout", "card:search")
    t.do("scout", "card:scavenging:search", "discard:rest", "keep:grenade")
    assert t.crew("scout").inventory == ["grenade"]
    assert t.game.items_left[t.slot("storage")] == 0
    assert t.game.items["red"].bottom == ["energy_charge_red"]
    assert t.crew("scout").hand == ["search"]
    assert t.game.actions_left == 1
    t.check()


def test_scavenging_lowers_the_counter_if_it_can() -> None:
    t = table("scout", "captain").room("storage", items=2).at("scout", "storage").hand("scout", "scavenging", "rest")
    t.turn("scout").rig(item_red=["energy_charge_red", "grenade"])
    t.do("scout", "card:scavenging:search", "keep:grenade")
    assert t.game.items_left[t.slot("storage")] == 1


def test_scavenging_needs_a_room_that_can_be_searched() -> None:
    t = table("scout", "captain").at("scout", "cockpit").hand("scout", "scavenging", "rest").turn("scout")
    assert t.why_not("scout", "card:scavenging:search") == "not_searchable"
