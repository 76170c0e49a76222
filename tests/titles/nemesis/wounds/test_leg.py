"""Leg wound: escaping costs 2."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def lame(cards: int, *wounds: str, intruder: bool = True) -> Table:
    t = table("captain", "scout").at("captain", "canteen", "slot_006").any_hand("captain", cards).met()
    t.wounded("captain", serious=list(wounds))
    if intruder:
        t.intruder("creeper", "canteen")
    return t.turn("captain").rig(attack=["bite_1"])


def cost(t: Table) -> int:
    before = len(t.crew("captain").hand)
    t.do("captain", "move:slot_011")
    assert t.crew("captain").slot == "slot_011"
    return before - len(t.crew("captain").hand)


@rule("NEM-WOUND-06", "NEM-WOUND-07")
def test_leg_wound_makes_an_escape_cost_two_however_many_there_are() -> None:
    assert cost(lame(4)) == 1
    assert cost(lame(4, "leg")) == 2
    assert cost(lame(4, "leg", "leg")) == 2


def test_leg_wound_does_not_slow_a_move_out_of_combat() -> None:
    assert cost(lame(4, "leg", intruder=False)) == 1
    assert lame(4, "leg", intruder=False).can("captain", "careful:slot_011")


def test_leg_wound_makes_an_escape_impossible_with_one_card() -> None:
    t = lame(1, "leg")
    assert not t.can("captain", "move")
    assert t.why_not("captain", "move") == "too_few_cards"
    assert lame(1).can("captain", "move:slot_011")


@rule("NEM-WOUND-12")
def test_leg_wound_that_is_dressed_costs_nothing() -> None:
    t = lame(4).wounded("captain", dressed=["leg"])
    assert cost(t) == 1


def test_leg_wound_does_not_change_what_a_card_says() -> None:
    t = table("captain", "scout").at("captain", "canteen", "slot_006").hand("captain", "suppressive_fire").met()
    t.wounded("captain", serious=["leg"])
    t.intruder("adult", "canteen")
    t.turn("captain").do("captain", "card:suppressive_fire:slip_away", "to:slot_011")
    assert t.crew("captain").slot == "slot_011"
    assert t.told("attack") == []
