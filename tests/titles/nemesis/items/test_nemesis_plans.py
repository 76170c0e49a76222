"""Nemesis Plans."""

from __future__ import annotations

from tests.table import Table, table


def planner(**options: str) -> Table:
    return table("scout", "captain", **options).any_hand("scout", 3).item("scout", "nemesis_plans").turn("scout")


def test_nemesis_plans_show_two_tiles_chosen_before_looking() -> None:
    t = planner().rig(room={"slot_005": "armory", "slot_006": "cabins"})
    t.do("scout", "item:nemesis_plans:look", "tile:slot_005")
    # Nothing is seen before both are chosen.
    assert t.told("saw_tile", "scout") == []
    assert not t.can("scout", "tile:slot_005")
    t.do("scout", "tile:slot_006")
    assert t.view("scout")["notes"]["tiles"] == {"slot_005": "armory", "slot_006": "cabins"}
    assert t.view("scout")["notes"]["tokens"] == {}
    assert t.view("captain")["notes"]["tiles"] == {}
    assert t.view("captain")["looked"]["tiles"] == {"slot_005": [0], "slot_006": [0]}
    assert t.game.item_discard["yellow"] == ["nemesis_plans"]
    t.check()


def test_nemesis_plans_may_look_at_one_room_only() -> None:
    t = planner().rig(room={"slot_005": "armory"})
    t.do("scout", "item:nemesis_plans:look", "tile:slot_005", "done")
    assert t.view("scout")["notes"]["tiles"] == {"slot_005": "armory"}


def test_nemesis_plans_offer_facedown_tiles_only() -> None:
    t = planner(board="alt")
    faceup = [slot.id for slot in t.game.map.slots.values() if slot.faceup]
    assert faceup
    t.do("scout", "item:nemesis_plans:look")
    assert not any(t.can("scout", f"tile:{slot}") for slot in faceup)
