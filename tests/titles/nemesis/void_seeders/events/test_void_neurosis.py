"""Neurosis."""

from __future__ import annotations

from airlock.titles.nemesis.void_seeders.lairs import Lairs
from tests.titles.nemesis.void_seeders.madness import HOME, among_seeders, happens, levels, panicked

CARD = "void_neurosis"


def test_void_neurosis_frightens_those_near_a_lair_once_each() -> None:
    t = among_seeders("captain", "scout", "pilot", "mechanic").door("cor_006_011")
    t.at("scout", "canteen", "slot_006").at("pilot", "armory", "slot_002").at("mechanic", "cockpit")
    t.intruder("lair", HOME)
    # The Scout has two of them next door, one behind a closed door; the Mechanic is two rooms away from any.
    t.intruder("lair", "slot_007")
    t.intruder("lurker", "slot_002")
    t.game.first_player = t.seat("scout")
    happens(t.rig(panic=["sabotage", "sabotage"]), CARD)
    assert panicked(t) == [1, 0]
    assert levels(t) == [2, 2, 1, 1]
    t.check()


def test_void_neurosis_forgets_destroyed_lairs_and_does_not_reach_pods() -> None:
    t = among_seeders("captain", "scout").room("evacuation_a", "slot_003").aboard("scout")
    Lairs.of(t.game).destroyed = 1
    t.object("carcass", "hibernatorium")
    t.intruder("lair", "slot_003")
    happens(t, CARD)
    assert panicked(t) == []
