"""Flashlight, a quest item of the Mechanic."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def mechanic() -> Table:
    t = table("mechanic", "captain").at("captain", "cockpit").room("canteen", "slot_006").at("mechanic", "canteen")
    return t.any_hand("mechanic", 3).item("mechanic", "quest_flashlight").turn("mechanic")


@rule("NEM-SEARCH-10")
def test_flashlight_searches_the_room() -> None:
    t = mechanic().rig(item_green=["medkit", "alcohol"])
    t.do("mechanic", "item:quest_flashlight:search", "keep:alcohol")
    assert t.game.items_left["slot_006"] == 1
    assert sorted(t.crew("mechanic").inventory) == ["alcohol", "quest_flashlight"]
    assert t.game.items["green"].bottom == ["medkit"]
    assert len(t.crew("mechanic").hand) == 1
    t.check()


@rule("NEM-SEARCH-10")
def test_flashlight_needs_something_left_to_find() -> None:
    t = mechanic()
    t.game.items_left["slot_006"] = 0
    assert t.turn("mechanic").why_not("mechanic", "item:quest_flashlight:search") == "nothing_left_to_find"


def test_flashlight_costs_two_cards() -> None:
    t = mechanic().any_hand("mechanic", 1)
    assert t.why_not("mechanic", "item:quest_flashlight:search") == "too_few_cards"


def test_flashlight_is_activated_with_an_energy_charge() -> None:
    t = table("mechanic", "captain").any_hand("mechanic", 3).item("mechanic", "energy_charge_red").turn("mechanic")
    t.do("mechanic", "activate:quest_flashlight", "use:energy_charge_red")
    assert t.crew("mechanic").inventory == ["quest_flashlight"]
    assert t.game.item_discard["red"] == ["energy_charge_red"]
