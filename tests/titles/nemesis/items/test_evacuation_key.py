"""Evacuation Keys: the one of the red deck and the one of the Pilot."""

from __future__ import annotations

import pytest

from tests.table import Table, table


def at_a_section(key: str) -> Table:
    t = table("pilot", "captain", "scout").met().room("evacuation_a", "slot_013").at("pilot", "evacuation_a")
    return t.any_hand("pilot", 3).item("pilot", key).turn("pilot")


@pytest.mark.parametrize("key", ["evacuation_key", "quest_evacuation_key"])
def test_evacuation_key_turns_a_pod_of_this_section(key: str) -> None:
    t = at_a_section(key)
    pods = [p.number for p in t.pods if p.section == "a"]
    assert len(pods) > 1
    t.do("pilot", f"item:{key}:turn_pod")
    assert t.options("pilot") == [f"pod:{n}" for n in pods]
    t.do("pilot", f"pod:{pods[1]}")
    assert [p.number for p in t.pods if not p.locked] == [pods[1]]
    assert t.crew("pilot").inventory == []
    t.check()


def test_evacuation_key_locks_an_unlocked_pod_again() -> None:
    t = at_a_section("evacuation_key").unlocked(1)
    t.do("pilot", "item:evacuation_key:turn_pod", "pod:1")
    assert all(p.locked for p in t.pods)


def test_evacuation_key_needs_a_section_with_a_pod() -> None:
    t = at_a_section("evacuation_key").at("pilot", "hibernatorium")
    assert t.why_not("pilot", "item:evacuation_key:turn_pod") == "not_in_an_evacuation_section"
    t.at("pilot", "evacuation_a")
    for p in t.pods:
        p.launched = p.section == "a"
    assert t.why_not("pilot", "item:evacuation_key:turn_pod") == "no_pod_here"


def test_evacuation_key_of_the_deck_works_in_combat_the_pilots_does_not() -> None:
    t = at_a_section("evacuation_key").item("pilot", "quest_evacuation_key")
    t.intruder("adult", "evacuation_a")
    t.turn("pilot")
    assert t.can("pilot", "item:evacuation_key:turn_pod")
    assert t.why_not("pilot", "item:quest_evacuation_key:turn_pod") == "only_out_of_combat"


def test_quest_evacuation_key_is_activated_in_the_fire_control_system() -> None:
    t = at_a_section("evacuation_key")
    assert t.why_not("pilot", "activate:quest_evacuation_key") == "quest_needs_room"
    t.at("pilot", "fire_control")
    t.do("pilot", "activate:quest_evacuation_key")
    assert t.crew("pilot").inventory == ["evacuation_key", "quest_evacuation_key"]
    t.check()
