"""Synthetic Food."""

from __future__ import annotations

from tests.table import table


def test_synthetic_food_draws_two_cards() -> None:
    t = table("scout", "captain").hand("scout", "rest", "search").item("scout", "synthetic_food").turn("scout")
    deck = len(t.crew("scout").deck)
    t.rig(action=["demolition", "adrenaline"])
    t.do("scout", "item:synthetic_food:eat", "discard:rest")
    assert sorted(t.crew("scout").hand) == ["adrenaline", "demolition", "search"]
    assert len(t.crew("scout").deck) == deck - 2
    # The others see how many, not which.
    assert [e["cards"] for e in t.told("cards_drawn", "captain")][-1:] == [2]
    assert t.game.item_discard["green"] == ["synthetic_food"]
    t.check()


def test_synthetic_food_draws_on_after_a_reshuffle() -> None:
    t = table("scout", "captain").any_hand("scout", 4).item("scout", "synthetic_food").turn("scout")
    me = t.crew("scout")
    me.discard = me.deck.middle[1:]
    me.deck.middle = me.deck.middle[:1]
    t.do("scout", "item:synthetic_food:eat")
    assert len(me.hand) == 5
    assert me.discard == []
    t.check()


def test_synthetic_food_is_not_for_combat() -> None:
    t = table("scout", "captain").any_hand("scout", 2).item("scout", "synthetic_food").turn("scout")
    t.intruder("larva", "hibernatorium")
    assert t.why_not("scout", "item:synthetic_food:eat") == "only_out_of_combat"
