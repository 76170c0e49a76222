"""Duct Tape."""

from __future__ import annotations

from airlock.survival.hands import slots_used
from tests.rules import rule
from tests.table import Table, table


def taper() -> Table:
    """The Scout with rifle and extinguisher in both hands."""
    t = table("scout", "captain").at("captain", "cockpit").room("canteen", "slot_006").at("scout", "canteen")
    return t.any_hand("scout", 4).item("scout", "fire_extinguisher").item("scout", "duct_tape").turn("scout")


@rule("NEM-ITEM-13")
def test_duct_tape_joins_two_heavy_items_in_one_slot() -> None:
    t = taper().object("carcass", "canteen")
    assert t.why_not("scout", "pick_up") == "hands_full"
    t.do("scout", "item:duct_tape:tape")
    me = t.crew("scout")
    assert slots_used(me) == 1
    assert t.game.item_discard["yellow"] == ["duct_tape"]
    t.do("scout", "pick_up:carcass")
    assert [h.kind for h in me.hands] == ["rifle", "fire_extinguisher", "carcass"]
    # Each is still used by itself.
    rifle = me.holds("rifle")
    assert rifle is not None
    assert rifle.ammo == 4
    t.check()


@rule("NEM-ITEM-13")
def test_duct_tape_joins_no_objects_and_nothing_twice() -> None:
    t = taper().empty_hands("scout").item("scout", "fire_extinguisher").carry("scout", "carcass")
    assert t.why_not("scout", "item:duct_tape:tape") == "no_heavy_pair"
    t = taper()
    t.do("scout", "item:duct_tape:tape")
    t.item("scout", "fire_extinguisher").item("scout", "duct_tape")
    # Rifle and extinguisher are joined: only one loose item is left.
    assert t.why_not("scout", "item:duct_tape:tape") == "no_heavy_pair"


@rule("NEM-ITEM-13")
def test_duct_tape_comes_off_when_one_of_the_two_is_dropped() -> None:
    t = taper()
    t.do("scout", "item:duct_tape:tape")
    t.do("scout", "drop:fire_extinguisher")
    assert [(h.kind, h.tape) for h in t.crew("scout").hands] == [("rifle", 0)]
    t.check()


@rule("NEM-ITEM-13")
def test_duct_tape_comes_off_when_one_is_used_up() -> None:
    t = taper().fire("canteen")
    t.do("scout", "item:duct_tape:tape")
    t.do("scout", "item:fire_extinguisher:put_out")
    assert [(h.kind, h.tape) for h in t.crew("scout").hands] == [("rifle", 0)]


@rule("NEM-ITEM-13")
def test_duct_tape_comes_off_when_one_is_traded_away_alone() -> None:
    t = taper().at("captain", "canteen")
    t.do("scout", "item:duct_tape:tape")
    t.do("scout", "trade", "propose:1", "offer:fire_extinguisher", "offered")
    t.do("captain", "answer", "offered")
    t.do("scout", "agree")
    assert [(h.kind, h.tape) for h in t.crew("scout").hands] == [("rifle", 0)]
    assert [(h.kind, h.tape) for h in t.crew("captain").hands] == [("six_shooter", 0), ("fire_extinguisher", 0)]


@rule("NEM-ITEM-13")
def test_duct_tape_holds_when_the_pair_is_traded() -> None:
    t = taper().at("captain", "canteen")
    t.do("scout", "item:duct_tape:tape")
    t.do("scout", "trade", "propose:1", "offer:fire_extinguisher", "offer:rifle")
    t.do("captain", "answer", "offered")
    t.do("scout", "agree")
    assert slots_used(t.crew("captain")) == 2
    assert len(t.crew("captain").hands) == 3


def test_duct_tape_repairs_rooms_and_engines() -> None:
    t = taper().malfunction("canteen")
    t.do("scout", "item:duct_tape:remove_malfunction")
    assert t.game.malfunction == []
    t.item("scout", "duct_tape").at("scout", "engine_1").rig(engine=["damaged"])
    t.do("scout", "item:duct_tape:engine", "swap_engine")
    assert t.engines.tops[0] == "working"
    assert t.game.item_discard["yellow"] == ["duct_tape", "duct_tape"]


def test_duct_tape_of_two_extinguishers_the_loose_one_is_dropped() -> None:
    t = taper()
    t.do("scout", "item:duct_tape:tape")
    t.item("scout", "fire_extinguisher")
    t.do("scout", "drop:fire_extinguisher")
    assert [(h.kind, h.tape) for h in t.crew("scout").hands] == [("rifle", 1), ("fire_extinguisher", 1)]
