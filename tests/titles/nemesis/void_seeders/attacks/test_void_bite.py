"""Bite: 1 serious wound; deadly with 2 serious wounds."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.titles.nemesis.void_seeders.attacks.striking import hitters, strike, victim


@rule("NEM-ATT-06")
def test_void_bite_is_no_attack_of_the_lurker() -> None:
    assert hitters("void_bite_1") == ["whisperer", "stalker", "despoiler"]


@pytest.mark.parametrize("wounds", [[], ["hand"]])
def test_void_bite_gives_a_serious_wound(wounds: list[str]) -> None:
    t = victim().wounded("captain", light=1, serious=wounds).rig(wound=["body"])
    strike(t, "whisperer", "void_bite_1")
    captain = t.crew("captain")
    assert (captain.light, captain.wounds, captain.discard) == (1, [*wounds, "body"], [])
    t.check()


@pytest.mark.parametrize(("serious", "dressed"), [(["leg", "arm"], []), (["leg"], ["arm"]), ([], ["leg", "arm"])])
def test_void_bite_kills_with_two_serious_wounds_dressed_or_not(serious: list[str], dressed: list[str]) -> None:
    t = victim().wounded("captain", serious=serious, dressed=dressed)
    strike(t, "stalker", "void_bite_4")
    assert t.crew("captain").status == "dead"
    assert t.told("serious_wound") == []
    t.check()
