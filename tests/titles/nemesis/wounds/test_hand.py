"""Hand wound: item actions cost 1 more."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def hurt(cards: int, *wounds: str) -> Table:
    t = table("captain", "scout").at("captain", "canteen").any_hand("captain", cards).item("captain", "medkit")
    return t.wounded("captain", serious=[*wounds, "leg"]).turn("captain")


def cost(t: Table, action: str, *answers: str) -> int:
    before = len(t.crew("captain").hand)
    t.do("captain", action, *answers)
    return before - len(t.crew("captain").hand)


@rule("NEM-WOUND-06", "NEM-WOUND-07")
def test_hand_wound_raises_the_cost_of_an_item_by_one_however_many_there_are() -> None:
    assert cost(hurt(4), "item:medkit:dress") == 1
    assert cost(hurt(4, "hand"), "item:medkit:dress", "wound:leg") == 2
    assert cost(hurt(4, "hand", "hand"), "item:medkit:dress", "wound:leg") == 2


@rule("NEM-WOUND-12")
def test_hand_wound_that_is_dressed_raises_no_cost() -> None:
    t = hurt(4).wounded("captain", serious=["leg"], dressed=["hand"])
    assert cost(t, "item:medkit:dress") == 1


def test_hand_wound_makes_an_item_impossible_with_one_card() -> None:
    t = hurt(1, "hand")
    assert not t.can("captain", "item:medkit")
    assert t.why_not("captain", "item:medkit:dress") == "too_few_cards"
    assert hurt(1).can("captain", "item:medkit:dress")


def test_hand_wound_does_not_touch_shooting_and_other_basic_actions() -> None:
    t = hurt(4, "hand")
    t.intruder("adult", "canteen")
    assert cost(t.rig(combat=["blank"]), "shoot:six_shooter:adult_1") == 1
    u = hurt(4, "hand").object("carcass", "canteen")
    assert cost(u, "pick_up:carcass") == 1
