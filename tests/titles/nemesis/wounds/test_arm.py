"""Arm wound: only 1 hand slot."""

from __future__ import annotations

from airlock.survival.wounds import suffer_serious
from tests.rules import rule
from tests.table import Table, table


def armed(*things: str) -> Table:
    """The Captain in the Canteen with the Six-Shooter and more."""
    t = table("captain", "scout").at("captain", "canteen").any_hand("captain", 3)
    for thing in things:
        t.carry("captain", thing)
    return t


def lose_an_arm(t: Table) -> Table:
    return t.rig(wound=["arm"]).flow(suffer_serious(t.game, t.crew("captain")))


@rule("NEM-WOUND-06")
def test_arm_wound_drops_one_of_two_at_once_in_anybodys_turn() -> None:
    t = lose_an_arm(armed("carcass").turn("scout"))
    assert t.asked("captain") == "drop_to_limit"
    assert t.options("captain") == ["drop:six_shooter", "drop:carcass"]
    t.answer("captain", "drop:carcass")
    assert [h.kind for h in t.crew("captain").hands] == ["six_shooter"]
    assert t.game.objects[t.slot("canteen")] == ["carcass"]
    t.check()


def test_arm_wound_may_cost_an_item_which_is_lost() -> None:
    t = lose_an_arm(armed("carcass")).answer("captain", "drop:six_shooter")
    assert [h.kind for h in t.crew("captain").hands] == ["carcass"]
    assert t.game.objects.get(t.slot("canteen"), []) == []
    t.check()


def test_arm_wound_drops_nothing_from_one_slot() -> None:
    t = lose_an_arm(armed())
    assert t.asked("captain") == "halted"
    assert [h.kind for h in t.crew("captain").hands] == ["six_shooter"]


def test_arm_wound_leaves_a_taped_pair() -> None:
    t = armed().item("captain", "prototype_rifle")
    for held in t.crew("captain").hands:
        held.tape = 1
    lose_an_arm(t)
    assert t.asked("captain") == "halted"
    assert len(t.crew("captain").hands) == 2
    t.check()


@rule("NEM-WOUND-07", "NEM-WOUND-12")
def test_arm_wound_leaves_one_slot_until_it_is_dressed() -> None:
    t = armed().wounded("captain", serious=["arm"]).object("carcass", "canteen").item("captain", "medkit")
    t.turn("captain")
    assert not t.can("captain", "pick_up")
    assert t.why_not("captain", "pick_up") == "hands_full"
    t.do("captain", "item:medkit:dress")
    assert t.can("captain", "pick_up:carcass")
    # A second arm wound takes the same slot, not the last one.
    u = armed().wounded("captain", serious=["arm"])
    lose_an_arm(u)
    assert u.asked("captain") == "halted"
    assert len(u.crew("captain").hands) == 1
