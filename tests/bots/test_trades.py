"""Trades that help both, and gifts to those whose luck is one's own."""

from __future__ import annotations

from random import Random

from airlock.bots import BOTS, Heard, Sight, ask_bot
from airlock.kernel.options import Question
from tests.asking import option, prompt
from tests.table import Table, table


def two(mode: str = "semi") -> Table:
    t = table("pilot", "scout", mode=mode)
    if mode == "semi":
        t.met().keeps("pilot", "ab_ovo").keeps("scout", "necroscopy")
    t.at("pilot", "canteen").at("scout", "canteen").hand("pilot", "rest", "search", "repairs", "interruption")
    for who in ("pilot", "scout"):
        t.crew(who).inventory = []
    return t


def opens(t: Table) -> str:
    """What the pilot does in a trade."""
    question = Question(0, prompt("trade"), [option("no_proposal"), option("propose", "1"), option("end_trade")])
    t.refresh()
    return BOTS["crew"](Random(1)).choose(question, Sight(t.match, 0)).key


def trades(t: Table) -> tuple[list[str], list[str]]:
    """The pilot starts a trade and both play it out; what they have afterwards."""
    t.turn("pilot").do("pilot", "trade")
    heard = Heard()
    while t.asked() in ("trade", "offer", "answer_offer", "agree"):
        seat = t.match.pending[0].seat
        heard.listen(t.match)
        t.match.answer(seat, ask_bot(BOTS["crew"](Random(1)), t.match, seat, heard).key)
    t.check()
    return sorted(t.crew("pilot").inventory), sorted(t.crew("scout").inventory)


def test_a_healthy_one_sells_medicine_for_what_it_is_worth() -> None:
    t = two().item("pilot", "medkit").wounded("scout", serious=["leg"])
    # Somebody who has nothing to give can't buy.
    assert opens(t) == "end_trade"
    t.item("scout", "grenade").item("scout", "tools")
    assert opens(t) == "propose:1"
    mine, theirs = trades(t)
    assert theirs[-1] == "medkit"
    assert mine


def test_nobody_trades_with_whom_they_wish_dead() -> None:
    t = two().item("pilot", "medkit").wounded("scout", serious=["leg"]).item("scout", "grenade").item("scout", "tools")
    t.keeps("pilot", "greener_pastures")
    assert opens(t) == "end_trade"


def test_a_wounded_one_offers_enough_for_the_medicine_that_may_be_there() -> None:
    t = two().item("pilot", "grenade").item("pilot", "chemicals").wounded("pilot", serious=["leg"])
    t.item("scout", "medkit")
    assert opens(t) == "propose:1"
    assert trades(t) == (["medkit"], ["chemicals", "grenade"])


def test_nothing_is_asked_for_what_nobody_needs() -> None:
    t = two().item("pilot", "grenade").item("pilot", "chemicals").item("scout", "medkit")
    assert opens(t) == "end_trade"
    # Nor of somebody who needs it himself.
    t.wounded("pilot", serious=["leg"]).wounded("scout", serious=["arm"])
    assert opens(t) == "end_trade"


def test_it_does_not_swap_things_that_are_worth_the_same() -> None:
    t = table("pilot", "scout").met()
    question = Question(0, prompt("agree"), [option("agree"), option("decline")], about=("1", "alcohol"))
    t.crew("pilot").offer = ["alcohol"]
    assert BOTS["crew"](Random(1)).choose(question, Sight(t.match, 0)).key == "decline"


def test_together_medicine_goes_to_the_wounded() -> None:
    t = two("coop").item("pilot", "medkit").wounded("scout", serious=["leg"])
    assert trades(t) == ([], ["medkit"])


def test_who_needs_another_survivor_keeps_them_alive() -> None:
    t = table("pilot", "scout", "captain", "soldier").met().keeps("pilot", "best_friends_forever")
    t.at("pilot", "canteen").at("scout", "canteen").at("captain", "cockpit").at("soldier", "cockpit")
    for who in ("pilot", "scout"):
        t.crew(who).inventory = []
    t.hand("pilot", "rest", "search", "repairs", "interruption")
    t.item("pilot", "bandages").wounded("scout", serious=["leg"])
    assert trades(t) == ([], ["bandages"])
    t.item("pilot", "clothes_green").keeps("pilot", "hoarder")
    assert opens(t) == "end_trade"


def test_after_a_trade_in_vain_nobody_tries_again_at_once() -> None:
    t = two().item("pilot", "grenade").item("pilot", "chemicals").wounded("pilot", serious=["leg"])
    t.item("scout", "alcohol")
    assert opens(t) == "propose:1"
    assert trades(t) == (["chemicals", "grenade"], ["alcohol"])
    t.turn("pilot").do("pilot", "trade")
    assert opens(t) == "end_trade"
