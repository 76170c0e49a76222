"""Bash: 1 serious wound and 1 contamination card."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.carnomorphs.attacks.striking import hitters, strike, victim


@rule("CAR-ATT-05")
def test_bash_is_no_attack_of_the_shambler() -> None:
    assert hitters("bash_1") == ["fleshbeast", "butcher"]


def test_bash_gives_a_serious_wound_and_a_contamination_card() -> None:
    t = victim().wounded("captain", serious=["leg", "arm"]).rig(wound=["hand"])
    strike(t, "fleshbeast", "bash_2")
    captain = t.crew("captain")
    assert (captain.light, captain.wounds, captain.discard) == (0, ["leg", "arm", "hand"], ["contamination"])
    assert not captain.slime
    t.check()


def test_bash_kills_by_the_fourth_serious_wound_only() -> None:
    t = victim().wounded("captain", serious=["leg", "arm", "hand"])
    strike(t, "butcher", "bash_1")
    assert t.crew("captain").status == "dead"
    t.check()
