"""Wheelchair."""

from __future__ import annotations

from airlock.survival.wounds import suffer_serious
from tests.rules import rule
from tests.table import Table, table


def hurt(wound: str, who: str = "scientist") -> Table:
    t = table("scientist", "scout", modules="traits").rig(wound=[wound])
    return t.flow(suffer_serious(t.game, t.crew(who)))


@rule("AFT-TRAIT-01")
def test_scientist_has_leg_wounds_dressed_at_once() -> None:
    t = hurt("leg")
    me = t.crew("scientist")
    assert (me.wounds, me.dressed, me.serious) == ([], ["leg"], 1)
    assert [e["wound"] for e in t.told("wound_dressed")] == ["leg"]
    t.check()


def test_scientist_suffers_from_other_wounds_as_usual() -> None:
    assert hurt("hand").crew("scientist").wounds == ["hand"]


def test_scientist_alone_sits_in_the_wheelchair() -> None:
    assert hurt("leg", "scout").crew("scout").wounds == ["leg"]
