"""Determination: against the nest or a lair the combat die may be rolled again, once."""

from __future__ import annotations

import pytest

from tests.titles.nemesis.void_seeders.madness import among_seeders
from tests.titles.nemesis.void_seeders.weaknesses.facing import facing

WEAKNESS = "determination"


@pytest.mark.parametrize("attack", ["shoot:rifle:lair_1", "melee:lair_1"])
def test_determination_allows_another_roll_against_a_lair(attack: str) -> None:
    t = facing("scout", "lair", WEAKNESS).rig(combat=["blank", "hit"], attack=["void_scratch_1", "void_scratch_2"])
    t.do("scout", attack)
    assert t.asked("scout") == "reroll_combat"
    t.answer("scout", "reroll")
    # Once only; the second result stands.
    assert [e["face"] for e in t.told("combat_rolled")] == ["blank", "hit"]
    assert t.game.figures[0].injuries == 1
    assert t.crew("scout").serious == 0


def test_determination_may_keep_the_first_roll_and_makes_the_second_stand() -> None:
    t = facing("scout", "lair", WEAKNESS).rig(combat=["hit"], attack=["void_scratch_1", "void_scratch_2"])
    t.do("scout", "shoot:rifle:lair_1", "keep_roll")
    assert t.game.figures[0].injuries == 1
    t = facing("scout", "lair", WEAKNESS).rig(combat=["hit", "blank"])
    t.do("scout", "shoot:rifle:lair_1", "reroll")
    assert t.game.figures[0].injuries == 0


@pytest.mark.parametrize("attack", ["shoot:rifle:eggs", "melee:eggs"])
def test_determination_helps_against_the_eggs_of_the_nest(attack: str) -> None:
    t = among_seeders("scout", "captain").at("scout", "nest").any_hand("scout", 4).weakness(WEAKNESS).turn("scout")
    t.rig(combat=["blank", "hit"], noise=["silence"]).do("scout", attack, "reroll")
    assert t.game.eggs == 4


@pytest.mark.parametrize("kind", ["lurker", "despoiler"])
def test_determination_does_not_help_against_void_seeders(kind: str) -> None:
    t = facing("scout", kind, WEAKNESS).rig(combat=["blank"])
    t.do("scout", f"shoot:rifle:{kind}_1")
    assert len(t.told("missed")) == 1


def test_determination_does_not_help_against_eggs_elsewhere() -> None:
    t = facing("scout", "", WEAKNESS).object("egg", "canteen").rig(combat=["blank"], noise=["silence"])
    t.game.eggs -= 1
    t.do("scout", "shoot:rifle:eggs")
    assert len(t.told("missed")) == 1


def test_determination_is_not_there_before_it_is_discovered() -> None:
    t = facing("scout", "lair").rig(combat=["blank"])
    t.do("scout", "shoot:rifle:lair_1")
    assert len(t.told("missed")) == 1


def test_determination_adds_to_the_reroll_of_a_card() -> None:
    t = among_seeders("soldier", "captain").at("soldier", "canteen", "slot_006")
    t.hand("soldier", "taking_aim", "search", "rest").weakness(WEAKNESS)
    t.intruder("lair", "canteen")
    t.turn("soldier").rig(combat=["blank", "blank", "hit"], attack=["void_scratch_1", "void_scratch_2"])
    way = next(key for key in t.options("soldier") if "taking_aim" in key)
    t.do("soldier", way)
    while t.asked("soldier") != "reroll_combat":
        t.do("soldier", t.options("soldier")[0])
    t.answer("soldier", "reroll").answer("soldier", "reroll")
    assert [e["face"] for e in t.told("combat_rolled")] == ["blank", "blank", "hit"]
