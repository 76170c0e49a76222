"""Whiplash: 2 light wounds and 1 contamination card."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.carnomorphs.attacks.striking import hitters, strike, victim


@rule("CAR-ATT-05")
def test_whiplash_is_an_attack_of_all_that_draw_cards() -> None:
    assert hitters("whiplash_1") == ["shambler", "fleshbeast", "butcher"]


def test_whiplash_gives_two_light_wounds_and_a_contamination_card() -> None:
    t = victim()
    strike(t, "fleshbeast", "whiplash_2")
    captain = t.crew("captain")
    assert (captain.light, captain.serious, captain.discard) == (2, 0, ["contamination"])
    t.check()


def test_whiplash_wounds_come_one_after_the_other() -> None:
    t = victim().wounded("captain", light=1).rig(wound=["hand"])
    strike(t, "shambler", "whiplash_5")
    captain = t.crew("captain")
    assert (captain.light, captain.wounds, captain.discard) == (0, ["hand"], ["contamination"])
