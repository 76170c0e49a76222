"""Fuel Explosion."""

from __future__ import annotations

from tests.titles.nemesis.void_seeders.madness import among_seeders, happens

CARD = "void_fuel_explosion"


def test_void_fuel_explosion_sets_the_three_engines_on_fire() -> None:
    t = happens(among_seeders("captain", "scout"), CARD)
    assert t.game.fire == ["slot_019", "slot_020", "slot_021"]
    t.check()


def test_void_fuel_explosion_needs_no_second_marker() -> None:
    t = among_seeders("captain", "scout").fire("engine_2")
    happens(t, CARD)
    assert [e["slot"] for e in t.told("fire_started")] == ["slot_019", "slot_021"]
