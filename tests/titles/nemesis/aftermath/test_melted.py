"""Melted: slime burns whoever passes with this wound."""

from __future__ import annotations

import pytest

from airlock.survival.composition import joined
from airlock.survival.rounds import MELTED
from airlock.titles.nemesis.aftermath.melted import MELTED_CONTENT
from airlock.titles.nemesis.title import CONTENT
from tests.rules import rule
from tests.table import Table, table


def melting(*wounds: str, slime: bool = True) -> Table:
    t = table("captain", "scout").at("captain", "canteen", "slot_006").any_hand("captain", 2)
    # In a regular game these cards stay in the box: they are put there by hand.
    t.crew("captain").wounds = list(wounds)
    t.crew("captain").slime = slime
    return t.turn("captain")


@rule("AFT-GEN-04")
def test_two_cards_join_the_sixteen() -> None:
    assert sum(CONTENT.wounds.values()) == 16
    assert MELTED not in CONTENT.wounds
    assert sum(joined(CONTENT, MELTED_CONTENT).wounds.values()) == 18


@pytest.mark.parametrize(
    ("wounds", "slime", "light"),
    [([MELTED], True, 1), ([MELTED], False, 0), ([MELTED, MELTED], True, 1), ([MELTED, "bleeding"], True, 2)],
)
def test_melted_costs_a_light_wound_for_each_pass_while_slimed(wounds: list[str], slime: bool, light: int) -> None:
    t = melting(*wounds, slime=slime).do("captain", "pass")
    assert t.crew("captain").light == light


def test_melted_comes_after_bleeding_and_before_the_fire() -> None:
    t = melting(MELTED, "bleeding").fire("canteen")
    t.crew("captain").light = 1
    t.answer("captain", "pass")
    told = [e["event"] for e in t.match.history(0) if e["event"] in ("light_wound", "serious_wound", "burns")]
    # The second light wound, then the third, which becomes a serious one; the turn ends later.
    assert told == ["light_wound", "serious_wound"]


def test_a_dressed_one_does_nothing() -> None:
    t = melting()
    t.crew("captain").dressed = [MELTED]
    t.do("captain", "pass")
    assert t.crew("captain").light == 0
