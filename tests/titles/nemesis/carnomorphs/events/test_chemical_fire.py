"""Chemical Fire."""

from __future__ import annotations

from tests.titles.nemesis.carnomorphs.hunted import hunted

CARD = "chemical_fire"


def test_chemical_fire_burns_out_breaks_the_room_and_leaps_to_those_around() -> None:
    t = hunted("captain", "scout").room("canteen", "slot_006").fire("cockpit", "canteen", "slot_002")
    t.door("cor_006_011").rig(event=[CARD]).run("event_card")
    # The burning room with the highest number is out; around it everything burns but what is behind the door.
    assert t.game.malfunction == ["slot_006"]
    assert [e["slot"] for e in t.told("fire_out")] == ["slot_006"]
    assert [e["slot"] for e in t.told("fire_started")] == ["slot_005", "slot_007"]
    assert sorted(t.game.fire) == ["slot_001", "slot_002", "slot_005", "slot_007"]
    t.check()


def test_chemical_fire_does_not_leap_through_technical_corridors_and_breaks_no_unexplored_room() -> None:
    t = hunted("captain", "scout").fire("slot_009").rig(event=[CARD]).run("event_card")
    assert sorted(t.game.fire) == ["slot_008", "slot_012"]
    assert t.game.malfunction == []


def test_chemical_fire_without_a_fire_does_nothing_and_is_shuffled_back_alone() -> None:
    t = hunted("captain", "scout")
    t.game.events.middle.remove("growl")
    t.game.event_discard = ["growl"]
    t.rig(event=[CARD]).run("event_card")
    assert (t.game.fire, t.game.malfunction) == ([], [])
    assert CARD in t.game.events.middle
    assert t.game.event_discard == ["growl"]
    t.check()


def test_chemical_fire_frees_its_own_marker_before_the_others_come() -> None:
    t = hunted("captain", "scout").fire("slot_020", *[f"slot_00{n}" for n in range(1, 7)])
    t.rig(event=[CARD]).run("event_card")
    # Seven fires less one and two more: the eighth is the last there is.
    assert len(t.game.fire) == 8
    assert t.game.end_reason == ""
