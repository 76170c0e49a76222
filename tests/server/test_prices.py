"""A seat is told what its actions cost, wounds included, also where it can't pay."""

from __future__ import annotations

from airlock.kernel.match import Match, new_match
from airlock.server.prices import prices
from airlock.titles import TITLES
from tests.rules import rule


def at_the_first_turn() -> Match:
    match = new_match(TITLES["nemesis"], 2, {"characters": "captain,scout"}, seed="prices")
    while match.pending[0].prompt != "act":
        match.answer(match.pending[0].seat, match.pending[0].options[0].key)
    return match


@rule("NEM-ACT-02")
def test_every_action_that_is_offered_has_its_price() -> None:
    match = at_the_first_turn()
    question = match.pending[0]
    costs = prices(match, question.seat)
    offered = {o.key for o in question.options if o.verb != "pass"}
    assert offered <= set(costs)
    assert {costs[key] for key in offered if key.startswith("move:")} == {1}
    assert prices(match, -1) == {}


def test_what_is_too_dear_shows_the_price_that_can_not_be_paid() -> None:
    match = at_the_first_turn()
    seat = match.pending[0].seat
    me = match.state.crew[seat]
    me.hand = me.hand[:1]
    assert [r.reason for r in match.why_not(seat) if r.what == "careful"] == ["too_few_cards"]
    assert prices(match, seat)["careful"] == 2


def test_somebody_who_is_not_aboard_pays_nothing() -> None:
    match = at_the_first_turn()
    me = match.state.crew[0]
    me.status = "dead"
    assert prices(match, 0) == {}
