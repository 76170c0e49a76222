"""Vital Places: against adults a blank counts as a hit."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.titles.nemesis.weaknesses.facing import facing

WEAKNESS = "vital_places"


@rule("NEM-WEAK-03", "NEM-WEAK-04")
@pytest.mark.parametrize(("weakness", "injuries"), [("", 0), (WEAKNESS, 1)])
def test_vital_places_make_a_hit_of_a_blank_against_an_adult(weakness: str, injuries: int) -> None:
    t = facing("scout", "adult", weakness).rig(combat=["blank"], attack=["scratch_4"])
    t.do("scout", "shoot:rifle:adult_1")
    assert t.game.figures[0].injuries == injuries


@pytest.mark.parametrize("kind", ["creeper", "breeder", "queen"])
def test_vital_places_are_those_of_adults_only(kind: str) -> None:
    t = facing("scout", kind, WEAKNESS).rig(combat=["blank"])
    t.do("scout", f"shoot:rifle:{kind}_1")
    assert t.game.figures[0].injuries == 0


def test_vital_places_change_no_other_face() -> None:
    t = facing("scout", "adult", WEAKNESS).rig(combat=["creeper"])
    t.do("scout", "shoot:rifle:adult_1")
    assert t.game.figures[0].injuries == 0


def test_vital_places_spare_the_wound_of_a_missed_blow() -> None:
    t = facing("scout", "adult", WEAKNESS).rig(combat=["blank"], attack=["scratch_4"])
    t.do("scout", "melee:adult_1")
    assert (t.game.figures[0].injuries, t.crew("scout").serious) == (1, 0)
    t.check()


def test_vital_places_do_not_help_against_eggs() -> None:
    t = facing("scout", "", WEAKNESS).object("egg", "canteen").rig(combat=["blank"], noise=["silence"])
    t.game.eggs -= 1
    t.do("scout", "shoot:rifle:eggs")
    assert t.game.objects["slot_006"] == ["egg"]
