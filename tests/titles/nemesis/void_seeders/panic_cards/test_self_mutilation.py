"""Self-Mutilation: 2 light wounds."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, level, mad, panics

CARD = "self_mutilation"


@rule("VOI-PANIC-03")
@pytest.mark.parametrize(("light", "then", "serious"), [(0, 2, []), (1, 0, ["leg"]), (2, 1, ["leg"])])
def test_self_mutilation_gives_two_light_wounds_one_after_the_other(light: int, then: int, serious: list[str]) -> None:
    t = mad(among_seeders("captain", "scout").wounded("captain", light=light), captain=3)
    panics(t.rig(wound=["leg"]), "captain", CARD)
    assert (t.crew("captain").light, t.crew("captain").wounds) == (then, serious)
    assert level(t, "captain") == 3
    assert t.crew("scout").light == 0
    t.check()


def test_self_mutilation_may_kill() -> None:
    t = mad(among_seeders("captain", "scout").wounded("captain", serious=["leg", "leg"], dressed=["leg"]), captain=5)
    panics(t, "captain", CARD)
    assert [e["cause"] for e in t.told("died")] == ["panic"]


def test_self_mutilation_reaches_pods() -> None:
    t = mad(among_seeders("captain", "scout").room("evacuation_a").aboard("captain"), captain=3)
    panics(t, "captain", CARD)
    assert (t.crew("captain").light, level(t, "captain")) == (2, 3)
