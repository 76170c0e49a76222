"""Claw Attack: 2 light wounds and 1 contamination card."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.attacks.striking import hitters, strike, victim


@rule("NEM-ATT-06")
def test_claw_attack_is_no_attack_of_the_creeper() -> None:
    assert hitters("claw_attack_1") == ["adult", "breeder", "queen"]


@rule("NEM-ATT-06")
def test_claw_attack_gives_two_light_wounds_and_a_contamination_card() -> None:
    t = victim()
    strike(t, "adult", "claw_attack_1")
    captain = t.crew("captain")
    assert (captain.light, captain.serious, captain.discard) == (2, 0, ["contamination"])
    t.check()


@rule("NEM-WOUND-04")
def test_claw_attack_wounds_come_one_after_the_other() -> None:
    t = victim().wounded("captain", light=1).rig(wound=["hand"])
    strike(t, "queen", "claw_attack_4")
    captain = t.crew("captain")
    assert (captain.light, captain.wounds, captain.discard) == (0, ["hand"], ["contamination"])


def test_claw_attack_kills_with_the_second_wound_and_then_contaminates_nobody() -> None:
    t = victim().wounded("captain", light=2, serious=["leg", "hand"]).rig(wound=["body"])
    left = t.game.contamination_left
    strike(t, "adult", "claw_attack_2")
    assert t.crew("captain").status == "dead"
    assert t.game.contamination_left == left
    t.check()
