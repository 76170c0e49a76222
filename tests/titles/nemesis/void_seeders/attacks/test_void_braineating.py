"""Braineating: 2 serious wounds; deadly with any serious wound."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.titles.nemesis.void_seeders.attacks.striking import hitters, strike, victim


@rule("NEM-ATT-06")
def test_void_braineating_is_an_attack_of_the_despoiler_alone() -> None:
    assert hitters("void_braineating_1") == ["despoiler"]


def test_void_braineating_gives_two_serious_wounds() -> None:
    t = victim().wounded("captain", light=2).rig(wound=["leg", "hand"])
    strike(t, "despoiler", "void_braineating_1")
    captain = t.crew("captain")
    assert (captain.light, captain.wounds, captain.active) == (2, ["leg", "hand"], True)
    t.check()


@pytest.mark.parametrize(("serious", "dressed"), [(["leg"], []), ([], ["leg"])])
def test_void_braineating_kills_with_any_serious_wound(serious: list[str], dressed: list[str]) -> None:
    t = victim().wounded("captain", serious=serious, dressed=dressed)
    strike(t, "despoiler", "void_braineating_2")
    assert t.crew("captain").status == "dead"
    assert t.told("serious_wound") == []
    t.check()
