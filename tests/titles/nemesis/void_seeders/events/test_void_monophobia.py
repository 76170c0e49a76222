"""Monophobia, both cards."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, happens, levels, mad, panicked


@pytest.mark.parametrize("card", ["void_monophobia_1", "void_monophobia_2"])
def test_void_monophobia_frightens_those_who_are_alone(card: str) -> None:
    t = among_seeders("captain", "scout", "pilot", "mechanic", "soldier").at("captain", "cockpit")
    t.at("mechanic", "armory", "slot_002").at("soldier", "canteen", "slot_008")
    # The Soldier has a lair for company, which is combat.
    t.intruder("lair", "canteen")
    t.game.first_player = t.seat("mechanic")
    happens(t.rig(panic=["sabotage", "sabotage"]), card)
    assert panicked(t) == [3, 0]
    assert levels(t) == [2, 1, 1, 2, 1]
    t.check()


def test_void_monophobia_is_not_for_those_in_combat_or_on_pods() -> None:
    t = among_seeders("captain", "scout").room("evacuation_a", "slot_003").aboard("scout")
    t.intruder("whisperer", "slot_011")
    happens(t, "void_monophobia_1")
    assert panicked(t) == []


@rule("VOI-PANIC-08")
def test_void_monophobia_names_its_victims_before_the_first_card() -> None:
    t = among_seeders("captain", "scout").at("captain", "canteen", "slot_006").at("scout", "command", "slot_007")
    mad(t, captain=2)
    # The Captain flees by corridor 1 to the Scout, who panics all the same.
    t.rig(event=["void_monophobia_1", "void_hunt"], panic=["blind_escape", "sabotage"]).run("event_card")
    assert t.crew("captain").slot == "slot_007"
    assert panicked(t) == [0, 1]
    assert levels(t) == [2, 2]
