"""Fire Wave."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, happens

CARD = "void_fire_wave"


@rule("NEM-EVENT-22")
def test_void_fire_wave_spreads_the_fire_with_the_lowest_room_number() -> None:
    t = among_seeders("captain", "scout").fire("slot_011", "slot_003")
    happens(t, CARD)
    assert sorted(t.game.fire) == ["slot_001", "slot_003", "slot_007", "slot_011"]
    assert [e["slot"] for e in t.told("fire_started")] == ["slot_001", "slot_007"]
    t.check()


@rule("NEM-EVENT-22")
def test_void_fire_wave_stops_at_closed_doors_and_does_not_use_the_ducts() -> None:
    t = among_seeders("captain", "scout").fire("slot_002", "slot_001").door("cor_001_002").door("cor_002_006")
    t.game.fire.remove("slot_001")
    happens(t, CARD)
    assert t.game.fire == ["slot_002"]


def test_void_fire_wave_needs_a_fire() -> None:
    assert happens(among_seeders("captain", "scout"), CARD).game.fire == []
