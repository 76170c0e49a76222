"""Ammunition Meltdown."""

from __future__ import annotations

from tests.titles.nemesis.carnomorphs.hunted import hunted

CARD = "ammunition_meltdown"


def test_ammunition_meltdown_burns_the_first_red_room_and_those_around_it() -> None:
    t = hunted("captain", "scout").room("armory", "slot_010").room("command", "slot_006", items=3)
    t.door("cor_006_011").fire("slot_007").rig(event=[CARD]).run("event_card")
    assert t.game.items_left["slot_006"] == 0
    assert [e["slot"] for e in t.told("items_burnt")] == ["slot_006"]
    assert t.game.items_left["slot_010"] == 2
    assert [e["slot"] for e in t.told("fire_started")] == ["slot_002", "slot_005", "slot_006"]
    assert sorted(t.game.fire) == ["slot_002", "slot_005", "slot_006", "slot_007"]
    assert t.game.events_removed == [CARD]
    t.check()


def test_ammunition_meltdown_does_not_burn_through_technical_corridors() -> None:
    t = hunted("captain", "scout").room("storage", "slot_009", items=0).rig(event=[CARD]).run("event_card")
    assert sorted(t.game.fire) == ["slot_008", "slot_009", "slot_012"]
    assert not t.told("items_burnt")


def test_ammunition_meltdown_does_nothing_without_an_explored_red_room() -> None:
    t = hunted("captain", "scout").room("canteen", "slot_006").rig(event=[CARD]).run("event_card")
    assert t.game.fire == []
    assert t.game.items_left["slot_006"] == 2
    t.check()
