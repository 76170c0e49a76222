"""A seat is told what its actions cost, wounds included, even where it can't pay."""

from __future__ import annotations

from airlock.kernel.match import Match, new_match
from airlock.server.prices import prices
from airlock.titles import TITLES
from tests.kit.vault import VAULT, Vault, vault
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


def test_only_actions_have_a_price() -> None:
    match = new_match(TITLES["nemesis"], 2, {}, seed="prices")
    assert match.pending[0].prompt != "act"
    assert prices(match, match.pending[0].seat) == {}


def test_a_title_without_prices_shows_none() -> None:
    match = new_match(VAULT, 3, {}, seed="prices")
    assert prices(match, match.pending[0].seat) == {}


def test_a_title_says_itself_what_costs_something() -> None:
    """Searching costs a seat as much noise as there is; whoever has no whistle is told what blowing one would cost."""

    def cost(v: Vault, seat: int, prompt: str, key: str) -> int | None:
        return {"search": v.noise + seat, "blow": 2}.get(key) if prompt in ("act", "") else None

    match = new_match(vault(cost=cost), 3, {}, seed="prices")
    while match.pending[0].prompt != "act":
        match.answer(match.pending[0].seat, match.pending[0].options[0].key)
    seat = match.pending[0].seat
    holds = "whistle" in match.state.hands[seat]

    assert prices(match, seat) == {"search": match.state.noise + seat} | ({} if holds else {"blow": 2})
