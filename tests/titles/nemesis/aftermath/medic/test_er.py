"""ER."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table, table


def at_hand(ammo: int = 2, *others: str) -> Table:
    t = table("medic", *(others or ("scout",)), modules="medic").hand("medic", "er", "rest")
    return t.ammo("medic", "needle_gun", ammo).turn("medic")


@rule("AFT-CHAR-16")
def test_er_lets_somebody_draw_three_cards_for_a_needle() -> None:
    t = at_hand().any_hand("scout", 5)
    t.do("medic", "card:er:help", "character:1")
    assert len(t.crew("scout").hand) == 8
    assert t.crew("medic").hands[0].ammo == 1
    assert t.crew("medic").hand == []
    t.check()


@rule("AFT-CHAR-16")
def test_er_harms_somebody_else_without_asking() -> None:
    t = at_hand().hand("scout", "rest", contamination=1)
    t.do("medic", "card:er:harm")
    assert t.crew("scout").discard == ["contamination"]
    assert t.asked("scout") == "lose_to_needle"
    assert t.options("scout") == ["discard:rest"]
    t.answer("scout", "discard:rest")
    assert t.crew("medic").hands[0].ammo == 1
    t.check()


def test_er_asks_a_hand_without_action_cards_all_the_same() -> None:
    t = at_hand().hand("scout", contamination=1).do("medic", "card:er:harm")
    assert t.options("scout") == ["no_action_card"]


def test_er_may_help_the_medic_herself() -> None:
    t = at_hand().do("medic", "card:er:help", "character:0")
    assert len(t.crew("medic").hand) == 3


@rule("AFT-CHAR-16")
@pytest.mark.parametrize("way", ["harm", "help"])
def test_er_needs_ammo_in_the_needle_gun(way: str) -> None:
    t = at_hand(0)
    assert t.why_not("medic", f"card:er:{way}") == "no_ammo"
    t.empty_hands("medic")
    assert t.why_not("medic", f"card:er:{way}") == "no_weapon"


def test_er_that_is_interrupted_takes_no_needle() -> None:
    t = at_hand().hand("scout", "interruption")
    t.answer("medic", "card:er:help").answer("medic", "character:0")
    t.answer("scout", "react:interruption")
    assert t.crew("medic").hands[0].ammo == 2
    assert t.crew("medic").hand == []


def test_er_harms_nobody_where_nobody_is() -> None:
    t = at_hand().at("scout", "cockpit")
    assert t.why_not("medic", "card:er:harm") == "nobody_in_reach"
