"""The weakness cards: which there are, where they lie, and that they do nothing before they are discovered."""

from __future__ import annotations

from airlock.titles.nemesis.void_seeders.weaknesses import WEAKNESSES
from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders


def test_the_weaknesses_are_those_printed() -> None:
    assert sorted(WEAKNESSES) == [
        "determination",
        "group_therapy",
        "heightened_alertness",
        "rational_thinking",
        "solid_doors",
        "stable_mind",
        "void_vital_places",
        "weakening_control",
    ]


@rule("VOI-SETUP-06")
def test_the_weaknesses_lie_face_down_by_insanity_egg_and_carcass() -> None:
    t = among_seeders()
    assert t.game.eggs == 5
    assert t.game.weaknesses == {"insanity": "", "egg": "", "carcass": ""}
    assert sorted(t.game.weakness_pool) == sorted(WEAKNESSES)
    assert t.view("captain")["intruders"]["weaknesses"] == {"insanity": "", "egg": "", "carcass": ""}
