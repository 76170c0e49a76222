"""Scratch: 1 light wound and 1 contamination card."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.attacks.striking import hitters, strike, victim


@rule("NEM-ATT-06")
def test_scratch_is_an_attack_of_all_types() -> None:
    assert hitters("scratch_1") == ["creeper", "adult", "breeder", "queen"]


@rule("NEM-ATT-06")
def test_scratch_gives_a_light_wound_and_a_contamination_card() -> None:
    t = victim()
    strike(t, "creeper", "scratch_1")
    captain = t.crew("captain")
    assert (captain.light, captain.serious, captain.discard) == (1, 0, ["contamination"])
    t.check()


def test_scratch_contaminates_nobody_who_died_of_it() -> None:
    t = victim().wounded("captain", serious=["leg", "leg", "leg"])
    left = t.game.contamination_left
    strike(t, "creeper", "scratch_1")
    assert t.crew("captain").status == "dead"
    assert t.game.contamination_left == left
    t.check()
