"""Vital Places: against void seeders a blank counts as a hit."""

from __future__ import annotations

import pytest

from tests.titles.nemesis.void_seeders.weaknesses.facing import facing

WEAKNESS = "void_vital_places"


@pytest.mark.parametrize("kind", ["lurker", "whisperer", "stalker"])
@pytest.mark.parametrize(("weakness", "injuries"), [("", 0), (WEAKNESS, 1)])
def test_void_vital_places_make_a_hit_of_a_blank(kind: str, weakness: str, injuries: int) -> None:
    t = facing("scout", kind, weakness).rig(combat=["blank"], attack=["void_scratch_1", "void_scratch_2"])
    t.do("scout", f"shoot:rifle:{kind}_1")
    assert t.game.figures[0].injuries == injuries


def test_void_vital_places_hit_the_despoiler_which_takes_no_injury() -> None:
    t = facing("scout", "despoiler", WEAKNESS).rig(combat=["blank"], attack=["void_scratch_1"])
    t.do("scout", "shoot:rifle:despoiler_1")
    assert t.told("missed") == []
    assert len(t.told("injury_check")) == 1
    assert t.game.figures[0].injuries == 0


def test_void_vital_places_are_not_those_of_a_lair() -> None:
    t = facing("scout", "lair", WEAKNESS).rig(combat=["blank"])
    t.do("scout", "shoot:rifle:lair_1")
    assert len(t.told("missed")) == 1
    assert t.game.figures[0].injuries == 0


def test_void_vital_places_spare_the_wound_of_a_missed_blow() -> None:
    t = facing("scout", "whisperer", WEAKNESS).rig(combat=["blank"], attack=["void_scratch_1"])
    t.do("scout", "melee:whisperer_1")
    assert (t.game.figures[0].injuries, t.crew("scout").serious) == (1, 0)


def test_void_vital_places_change_no_other_face() -> None:
    t = facing("scout", "stalker", WEAKNESS).rig(combat=["adult"])
    t.do("scout", "shoot:rifle:stalker_1")
    assert t.game.figures[0].injuries == 0


def test_void_vital_places_leave_the_faces_that_a_weapon_changes() -> None:
    t = facing("mechanic", "stalker", WEAKNESS).rig(combat=["hit"], attack=["void_scratch_1", "void_scratch_2"])
    t.do("mechanic", "shoot:sawed_off_shotgun:stalker_1")
    assert t.game.figures[0].injuries == 2


def test_void_vital_places_do_not_help_against_eggs() -> None:
    t = facing("scout", "", WEAKNESS).object("egg", "canteen").rig(combat=["blank"], noise=["silence"])
    t.game.eggs -= 1
    t.do("scout", "shoot:rifle:eggs")
    assert t.game.objects["slot_006"] == ["egg"]
