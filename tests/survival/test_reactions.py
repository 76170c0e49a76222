"""Reactions: cards and items used at their own moment."""

from __future__ import annotations

from airlock.survival.reactions import IGNORE_ATTACK, IGNORE_SURPRISE, INTERRUPT, could_carry, could_hold
from tests.rules import rule
from tests.table import Table, table


@rule("NEM-VIS-22")
def test_who_could_hold_a_card_follows_from_what_everybody_sees() -> None:
    t = table("soldier", "scout").hand("soldier", "rest").hand("scout", "rest")
    soldier, scout = t.crew("soldier"), t.crew("scout")
    # Whether it is in the hand or in the deck is nobody's business.
    assert could_hold(t.game, soldier, IGNORE_SURPRISE)
    assert could_hold(t.game, scout, INTERRUPT)
    # The Scout has no such card at all.
    assert not could_hold(t.game, scout, IGNORE_SURPRISE)
    # On the discard pile it is seen.
    soldier.deck.middle.remove("nerves_of_steel")
    soldier.discard.append("nerves_of_steel")
    assert not could_hold(t.game, soldier, IGNORE_SURPRISE)
    t.hand("scout")
    assert not could_hold(t.game, scout, INTERRUPT)


@rule("NEM-VIS-22")
def test_who_could_carry_the_armor_follows_from_what_everybody_sees() -> None:
    t = table("soldier", "captain").item("captain", "quest_intercom")
    captain = t.crew("captain")
    # It lies inactive beside the Soldier's board.
    assert not could_carry(t.game, captain, IGNORE_ATTACK)
    t.item("soldier", "quest_armor")
    assert could_carry(t.game, t.crew("soldier"), IGNORE_ATTACK)
    # It may have changed hands in a trade: an active quest item in the inventory could be it.
    assert could_carry(t.game, captain, IGNORE_ATTACK)
    captain.inventory = ["medkit"]
    assert not could_carry(t.game, captain, IGNORE_ATTACK)


@rule("NEM-VIS-22")
def test_without_the_soldier_nobody_could_carry_the_armor() -> None:
    t = table("captain", "scout").item("captain", "quest_intercom")
    assert not could_carry(t.game, t.crew("captain"), IGNORE_ATTACK)


def attacked(t: Table, who: str) -> Table:
    name = t.intruder("adult", "hibernatorium")
    figure = t.game.figure(name)
    assert figure is not None
    t.rig(attack=["bite_1"])
    return t.flow(t.game.species.attack(t.game, figure, t.crew(who), False))


@rule("NEM-ACT-31")
def test_armor_is_used_outside_the_own_turn_and_after_passing() -> None:
    t = table("captain", "soldier").item("soldier", "quest_armor").turn("captain")
    t.crew("soldier").passed = True
    attacked(t, "soldier")
    assert t.options("soldier") == ["suffer", "react:quest_armor"]
    t.answer("soldier", "react:quest_armor")
    assert t.crew("soldier").serious == 0
    assert [e["what"] for e in t.told("reacted")] == ["quest_armor"]


@rule("NEM-VIS-22")
def test_who_could_carry_it_is_asked_without_having_it() -> None:
    t = table("captain", "soldier").item("soldier", "quest_armor").item("captain", "quest_intercom").turn("captain")
    attacked(t, "captain")
    assert t.asked("captain") == "ignore_attack"
    assert t.options("captain") == ["suffer"]
    t.answer("captain", "suffer")
    assert t.crew("captain").serious == 1


def test_nerves_of_steel_are_not_offered_beside_the_armor_without_a_surprise() -> None:
    t = table("captain", "soldier").item("soldier", "quest_armor").hand("soldier", "nerves_of_steel").turn("captain")
    attacked(t, "soldier")
    assert t.options("soldier") == ["suffer", "react:quest_armor"]


def test_who_could_not_have_anything_is_not_asked() -> None:
    t = table("captain", "scout").turn("captain")
    attacked(t, "captain")
    assert t.asked("captain") == "halted"
    assert t.crew("captain").serious == 1
