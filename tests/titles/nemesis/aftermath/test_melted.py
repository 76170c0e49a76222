"""Melted."""

from __future__ import annotations

from airlock.survival.rounds import everybody_passes
from airlock.titles.nemesis.title import NEMESIS
from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import mission


@rule("AFT-GEN-04", "NEM-WOUND-06")
def test_two_melted_cards_are_shuffled_into_the_wounds_of_a_mission() -> None:
    t = mission()
    assert t.game.wounds.cards().count("melted") == 2
    assert len(t.game.wounds) == 18
    for mode in ("semi", "solo", "coop", "intruder"):
        assert "melted" not in NEMESIS.content({"mode": mode}).wounds


@rule("AFT-GEN-04")
def test_melted_hurts_whoever_passes_with_slime() -> None:
    t = mission().wounded("captain", serious=["melted"]).any_hand("captain", 1).turn("captain")
    t.do("captain", "pass")
    assert t.crew("captain").light == 0
    t.crew("captain").slime = True
    t.turn("captain").do("captain", "pass")
    assert t.crew("captain").light == 1


@rule("AFT-GEN-04")
def test_melted_comes_after_bleeding_and_before_fire() -> None:
    t = mission().wounded("captain", serious=["melted", "bleeding"]).at("captain", "cockpit").fire("cockpit")
    t.crew("captain").slime = True
    t.hand("captain").turn("captain").rig(wound=["arm"]).do("captain", "pass")
    # Bleeding and Melted fill the track, fire brings the third serious wound.
    assert t.crew("captain").wounds == ["melted", "bleeding", "arm"]
    assert t.crew("captain").light == 0
    # One wound more by either of the first two, and the third kills.
    t = mission("captain", "scout", "soldier").wounded("captain", serious=["melted", "bleeding", "body"])
    t.crew("captain").slime = True
    t.hand("captain").turn("captain").do("captain", "pass")
    assert [e["cause"] for e in t.told("died")] == ["bleeding"]


@rule("AFT-GEN-04")
def test_melted_works_when_somebody_has_to_pass_but_neither_dressed_nor_in_a_suit() -> None:
    t = mission("captain", "scout", "soldier")
    for who in t.names:
        t.crew(who).slime = True
    t.wounded("captain", serious=["melted"]).wounded("scout", dressed=["melted"]).hand("captain").hand("scout")
    t.hand("soldier").flow(everybody_passes(t.game))
    assert [t.crew(who).light for who in t.names] == [1, 0, 0]
    t = mission().wounded("captain", serious=["melted"]).item("captain", "enviro_suit").hand("captain")
    t.crew("captain").slime = True
    t.turn("captain").do("captain", "pass")
    assert t.crew("captain").light == 0
    t.check()
