"""Bleeding: each pass costs a light wound."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table, table


def bleeding(*wounds: str, light: int = 0) -> Table:
    t = table("captain", "scout").at("captain", "canteen", "slot_006").any_hand("captain", 2)
    return t.wounded("captain", light=light, serious=list(wounds)).turn("captain")


@rule("NEM-WOUND-06", "NEM-WOUND-07")
@pytest.mark.parametrize(("wounds", "light"), [([], 0), (["bleeding"], 1), (["bleeding", "bleeding"], 1)])
def test_bleeding_costs_a_light_wound_for_each_pass(wounds: list[str], light: int) -> None:
    t = bleeding(*wounds)
    t.do("captain", "pass")
    assert t.crew("captain").light == light


@rule("NEM-WOUND-12")
def test_bleeding_stops_when_it_is_dressed() -> None:
    t = bleeding().wounded("captain", dressed=["bleeding"])
    t.do("captain", "pass")
    assert t.crew("captain").light == 0


def test_bleeding_needs_a_pass_and_not_just_the_end_of_a_turn() -> None:
    t = bleeding("bleeding").any_hand("captain", 4).rig(noise=["silence"])
    t.do("captain", "move:slot_011").do("captain", "move:slot_006")
    assert t.game.turn == t.seat("scout")
    assert t.crew("captain").light == 0


def test_bleeding_comes_before_the_discards_and_the_fire() -> None:
    t = bleeding("bleeding").fire("canteen")
    t.answer("captain", "pass")
    assert (t.asked("captain"), t.crew("captain").light) == ("discard_any", 1)
    t.answer("captain", "done")
    assert t.crew("captain").light == 2


def test_bleeding_to_death_leaves_nothing_to_discard() -> None:
    t = bleeding("bleeding", "leg", "arm")
    t.answer("captain", "pass")
    assert t.crew("captain").status == "dead"
    assert t.game.turn == t.seat("scout")


def test_bleeding_goes_on_when_a_pass_is_forced() -> None:
    t = table("captain", "scout").at("captain", "surgery").any_hand("captain", 3, contamination=1)
    t.wounded("captain", serious=["bleeding"]).turn("captain").rig(scan=["clean"])
    t.do("captain", "room:surgery:operate")
    # One for the operation, one for the pass.
    assert (t.crew("captain").passed, t.crew("captain").light) == (True, 2)
