"""Pharmacist."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def ward(room: str = "canteen", modules: str = "medic") -> Table:
    t = table("medic", "scout", modules=modules).at("medic", room).at("scout", room).hand("medic", "pharmacist")
    return t.any_hand("scout", 2).turn("medic")


def colour(t: Table, wanted: str) -> str:
    return next(r.id for r in t.game.content.rooms.values() if r.colour == wanted and r.id not in ("nest",))


def test_pharmacist_dresses_a_wound_of_another_who_agrees_and_says_which() -> None:
    t = ward("armory").wounded("scout", serious=["leg", "hand"]).turn("medic")
    t.answer("medic", "card:pharmacist:dress")
    assert t.asked("scout") == "consent"
    t.do("scout", "agree", "wound:hand")
    assert (t.crew("scout").wounds, t.crew("scout").dressed) == (["leg"], ["hand"])
    assert t.crew("medic").hand == []
    t.check()


def test_pharmacist_who_is_refused_pays_nothing() -> None:
    t = ward("armory").wounded("scout", serious=["leg"]).turn("medic")
    t.answer("medic", "card:pharmacist:dress").answer("scout", "decline")
    assert t.crew("medic").hand == ["pharmacist"]
    assert t.game.actions_left == 2


def test_pharmacist_heals_a_dressed_wound_of_her_own() -> None:
    t = ward("armory").wounded("medic", dressed=["leg"]).turn("medic").do("medic", "card:pharmacist:heal")
    assert t.crew("medic").serious == 0
    t.check()


@rule("AFT-CHAR-15")
def test_pharmacist_draws_from_her_own_deck_in_a_green_room() -> None:
    t = ward()
    green = colour(t, "green")
    t.at("medic", green).at("scout", green).wounded("scout", dressed=["leg"]).turn("medic")
    before = len(t.crew("medic").deck.cards()), len(t.crew("scout").deck.cards())
    t.do("medic", "card:pharmacist:heal")
    t.do("scout", "agree")
    assert len(t.crew("medic").hand) == 1
    assert (len(t.crew("medic").deck.cards()), len(t.crew("scout").deck.cards())) == (before[0] - 1, before[1])
    assert len(t.crew("scout").hand) == 2
    t.check()


def test_pharmacist_needs_such_a_wound() -> None:
    t = ward("armory").wounded("scout", serious=["leg"]).turn("medic")
    assert t.why_not("medic", "card:pharmacist:heal") == "no_wound_to_heal"
    t.wounded("scout", dressed=["leg"])
    assert t.why_not("medic", "card:pharmacist:dress") == "no_wound_to_dress"
