"""Body wound: draw up to 4 cards instead of 5."""

from __future__ import annotations

import pytest

from airlock.survival.cards import draw_hand
from tests.rules import rule
from tests.table import Table, table


def drawn(t: Table) -> int:
    t.hand("captain").run("draw_step")
    return len(t.crew("captain").hand)


@rule("NEM-WOUND-06")
@pytest.mark.parametrize(("wounds", "cards"), [([], 5), (["body"], 4), (["body", "body"], 4)])
def test_body_wound_takes_a_card_in_the_draw_step(wounds: list[str], cards: int) -> None:
    assert drawn(table("captain", "scout").wounded("captain", serious=wounds)) == cards


@rule("NEM-WOUND-12")
def test_body_wound_that_is_dressed_takes_none() -> None:
    assert drawn(table("captain", "scout").wounded("captain", dressed=["body"])) == 5


def test_body_wound_in_the_cabins_means_five_cards() -> None:
    assert drawn(table("captain", "scout").at("captain", "cabins").wounded("captain", serious=["body"])) == 5


def test_body_wound_does_not_limit_other_draws() -> None:
    t = table("captain", "scout").any_hand("captain", 5).wounded("captain", serious=["body"])
    t.flow(draw_hand(t.game, t.crew("captain"), 2))
    assert len(t.crew("captain").hand) == 7
