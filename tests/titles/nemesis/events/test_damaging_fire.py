"""Damaging Fire."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-EVENT-22", "NEM-EVENT-26")
def test_damaging_fire_breaks_burning_rooms_and_spreads_once() -> None:
    t = table("captain", "scout").room("nest", "slot_002").room("canteen", "slot_006")
    # Slot 9 is unexplored; the doors keep the fire of the Hibernatorium from two of its neighbours.
    t.fire("hibernatorium", "nest", "canteen", "slot_009").door("cor_011_014").door("cor_011_015")
    t.rig(event=["damaging_fire"]).run("event_card")
    # Not the Nest and no unexplored room; by ascending number.
    assert t.game.malfunction == ["slot_006", "slot_011"]
    # Neighbours by corridors without a closed door only; what burns now did not burn before (not slots 3, 4, 16).
    new = [e["slot"] for e in t.told("fire_started")]
    assert new == ["slot_001", "slot_005", "slot_007", "slot_008"]
    assert t.game.end_reason == "explosion"


@rule("NEM-EVENT-22")
def test_damaging_fire_does_not_spread_through_technical_corridors() -> None:
    t = table("captain", "scout").fire("engine_3")
    t.rig(event=["damaging_fire"]).run("event_card")
    assert sorted(t.game.fire) == ["slot_013", "slot_017", "slot_019"]
    assert t.game.malfunction == ["slot_019"]
    assert t.game.event_discard == ["damaging_fire"]
    t.check()


def test_damaging_fire_does_nothing_without_a_fire() -> None:
    t = table("captain", "scout").rig(event=["damaging_fire"]).run("event_card")
    assert (t.game.fire, t.game.malfunction) == ([], [])
