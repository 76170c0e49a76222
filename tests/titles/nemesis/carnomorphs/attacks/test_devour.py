"""Devour: 1 serious wound; deadly with any serious wound. The butcher heals."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.titles.nemesis.carnomorphs.attacks.striking import hitters, strike, victim


@rule("CAR-ATT-05")
def test_devour_is_an_attack_of_the_butcher_alone() -> None:
    assert hitters("devour_1") == ["butcher"]


def test_devour_gives_a_serious_wound_and_heals_the_butcher() -> None:
    t = victim().wounded("captain", light=1).rig(wound=["leg"])
    strike(t, "butcher", "devour_1", injuries=4)
    captain = t.crew("captain")
    assert (captain.light, captain.wounds, captain.discard) == (1, ["leg"], [])
    assert t.game.figures[0].injuries == 0
    t.check()


@pytest.mark.parametrize(("serious", "dressed"), [(["leg"], []), ([], ["leg"])])
def test_devour_kills_with_any_serious_wound_and_heals_the_butcher(serious: list[str], dressed: list[str]) -> None:
    t = victim().wounded("captain", serious=serious, dressed=dressed)
    strike(t, "butcher", "devour_2", injuries=2)
    assert t.crew("captain").status == "dead"
    assert t.told("serious_wound") == []
    assert t.game.figures[0].injuries == 0
    t.check()


def test_devour_heals_nobody_when_it_misses() -> None:
    t = victim()
    assert not strike(t, "fleshbeast", "devour_1", injuries=2)
    assert t.game.figures[0].injuries == 2
    assert t.crew("captain").serious == 0
