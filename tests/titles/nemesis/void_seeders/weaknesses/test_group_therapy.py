"""Group Therapy: when it is discovered, everybody on the ship becomes saner by 1."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, levels, mad

WEAKNESS = "group_therapy"


@rule("VOI-INS-05", "VOI-INS-04")
def test_group_therapy_calms_everybody_on_the_ship_even_from_three_to_two() -> None:
    t = among_seeders("captain", "scout", "pilot", "mechanic", "soldier").at("captain", "laboratory")
    t.any_hand("captain", 4).room("evacuation_a").aboard("pilot").asleep("mechanic")
    mad(t, captain=3, scout=5, pilot=2, mechanic=4, soldier=1)
    t.turn("captain").rig(weakness={"insanity": WEAKNESS}).do("captain", "room:laboratory:analyse")
    # Those asleep are not affected, and nobody goes below 1.
    assert levels(t) == [2, 4, 1, 4, 1]
    assert t.game.weaknesses["insanity"] == WEAKNESS
    t.check()


def test_group_therapy_works_once_only() -> None:
    t = (
        among_seeders("captain", "scout")
        .at("captain", "laboratory")
        .any_hand("captain", 5)
        .object("carcass", "laboratory")
    )
    mad(t, captain=5, scout=5)
    t.turn("captain").rig(weakness={"insanity": WEAKNESS, "carcass": "stable_mind"})
    t.do("captain", "room:laboratory:analyse", "analyse:insanity")
    assert levels(t) == [4, 4]
    t.any_hand("captain", 4).turn("captain").do("captain", "room:laboratory:analyse")
    assert levels(t) == [4, 4]


def test_other_weaknesses_calm_nobody() -> None:
    t = mad(among_seeders("captain", "scout").at("captain", "laboratory").any_hand("captain", 4), captain=3)
    t.turn("captain").rig(weakness={"insanity": "stable_mind"}).do("captain", "room:laboratory:analyse")
    assert levels(t) == [3, 1]
