"""Structural Weakness."""

from __future__ import annotations

from tests.titles.nemesis.carnomorphs.hunted import hunted

CARD = "structural_weakness"


def test_structural_weakness_breaks_every_explored_white_room() -> None:
    t = hunted("captain", "scout").room("evacuation_b", "slot_012").room("cabins", "slot_006").room("hatch", "slot_014")
    t.room("canteen", "slot_007").malfunction("hatch").rig(event=[CARD]).run("event_card")
    assert [e["slot"] for e in t.told("malfunction_placed")] == ["slot_006", "slot_012"]
    assert t.game.malfunction == ["slot_014", "slot_006", "slot_012"]
    assert t.game.events_removed == [CARD]
    t.check()


def test_structural_weakness_may_break_the_hull() -> None:
    t = hunted("captain", "scout").room("evacuation_b", "slot_012")
    t.malfunction("cockpit", "engine_1", "engine_2", "engine_3", "slot_002", "slot_003", "slot_004", "slot_005")
    t.rig(event=[CARD]).run("event_card")
    assert t.game.end_reason == "hull_breach"
