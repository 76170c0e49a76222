"""Bite: 1 serious wound; deadly with 2 serious wounds."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.titles.nemesis.carnomorphs.attacks.striking import hitters, strike, victim


@rule("CAR-ATT-05")
def test_carnomorph_bite_is_an_attack_of_all_that_draw_cards() -> None:
    assert hitters("carnomorph_bite_1") == ["shambler", "fleshbeast", "butcher"]


@pytest.mark.parametrize("wounds", [[], ["hand"]])
def test_carnomorph_bite_gives_a_serious_wound(wounds: list[str]) -> None:
    t = victim().wounded("captain", light=1, serious=wounds).rig(wound=["body"])
    strike(t, "shambler", "carnomorph_bite_3")
    captain = t.crew("captain")
    assert (captain.light, captain.wounds, captain.discard) == (1, [*wounds, "body"], [])
    t.check()


@pytest.mark.parametrize(("serious", "dressed"), [(["leg", "arm"], []), (["leg"], ["arm"]), ([], ["leg", "arm"])])
def test_carnomorph_bite_kills_with_two_serious_wounds_dressed_or_not(serious: list[str], dressed: list[str]) -> None:
    t = victim().wounded("captain", serious=serious, dressed=dressed)
    strike(t, "butcher", "carnomorph_bite_4")
    assert t.crew("captain").status == "dead"
    assert t.told("serious_wound") == []
    t.check()
