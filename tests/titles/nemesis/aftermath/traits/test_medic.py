"""Altruist."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def ward(modules: str = "medic,traits", *hand: str) -> Table:
    t = table("medic", "scout", "captain", modules=modules)
    for who in ("medic", "scout", "captain"):
        t.at(who, "armory")
    return t.hand("medic", *(hand or ("pharmacist", "rest"))).turn("medic")


@rule("AFT-TRAIT-01")
def test_medic_draws_a_card_for_dressing_a_wound_of_somebody_else() -> None:
    t = ward().wounded("scout", serious=["leg"]).turn("medic").do("medic", "card:pharmacist:dress").do("scout", "agree")
    assert len(t.crew("medic").hand) == 2
    t.check()


def test_medic_draws_a_card_for_light_wounds_healed_by_an_item() -> None:
    t = ward().item("medic", "bandages").wounded("scout", light=2).turn("medic")
    t.do("medic", "item:bandages:heal_light").do("scout", "agree")
    assert t.crew("scout").light == 0
    assert len(t.crew("medic").hand) == 2


def test_medic_draws_once_for_an_action_that_helps_two() -> None:
    t = ward("medic,traits", "field_dressing", "rest", "search").wounded("scout", light=1).wounded("captain", light=1)
    t.turn("medic").answer("medic", "card:field_dressing:treat").answer("medic", "treat:1:2")
    t.answer("scout", "agree").do("captain", "agree")
    assert (t.crew("scout").light, t.crew("captain").light) == (0, 0)
    assert len(t.crew("medic").hand) == 1


def test_medic_draws_nothing_for_her_own_wounds_and_for_healing_dressed_ones() -> None:
    t = ward().wounded("medic", serious=["leg"]).turn("medic").do("medic", "card:pharmacist:dress")
    assert t.crew("medic").hand == ["rest"]
    t = ward().wounded("scout", dressed=["leg"]).turn("medic").do("medic", "card:pharmacist:heal").do("scout", "agree")
    assert t.crew("medic").hand == ["rest"]


def test_medic_has_to_be_the_medic_with_traits_in_play() -> None:
    t = ward("medic").wounded("scout", serious=["leg"]).turn("medic").do("medic", "card:pharmacist:dress")
    t.do("scout", "agree")
    assert t.crew("medic").hand == ["rest"]
    t = ward().item("scout", "bandages").any_hand("scout", 2).wounded("captain", light=2).turn("scout")
    t.do("scout", "item:bandages:heal_light").do("captain", "agree")
    assert len(t.crew("scout").hand) == 1
