"""Tail Attack: 1 serious wound; deadly with any serious wound."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.titles.nemesis.attacks.striking import hitters, strike, victim


@rule("NEM-ATT-06")
def test_tail_attack_is_the_queens_alone() -> None:
    assert hitters("tail_attack_1") == ["queen"]


@rule("NEM-ATT-06")
def test_tail_attack_gives_a_serious_wound() -> None:
    t = victim().wounded("captain", light=2).rig(wound=["body"])
    strike(t, "queen", "tail_attack_1")
    captain = t.crew("captain")
    assert (captain.light, captain.wounds, captain.discard) == (2, ["body"], [])
    t.check()


@pytest.mark.parametrize(("serious", "dressed"), [(["leg"], []), ([], ["leg"])])
def test_tail_attack_kills_with_one_serious_wound_dressed_or_not(serious: list[str], dressed: list[str]) -> None:
    t = victim().wounded("captain", serious=serious, dressed=dressed)
    strike(t, "queen", "tail_attack_2")
    assert t.crew("captain").status == "dead"
    t.check()
