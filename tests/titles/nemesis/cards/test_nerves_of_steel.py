"""Nerves of Steel."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def surprised(token: str, *hand: str) -> Table:
    """The Soldier moves into an empty Canteen and meets an intruder there."""
    t = table("soldier", "scout").room("canteen", "slot_006").hand("soldier", "search", *hand).met().turn("soldier")
    return t.noise("cor_006_011").bag(token).rig(noise=[2])


@rule("NEM-ACT-31")
def test_nerves_of_steel_ignore_a_surprise_attack_that_hits() -> None:
    t = surprised("adult_10", "nerves_of_steel").rig(attack=["bite_1"])
    t.do("soldier", "move:slot_006")
    assert t.asked("soldier") == "ignore_attack"
    t.answer("soldier", "react:nerves_of_steel")
    soldier = t.crew("soldier")
    assert soldier.wounds == []
    assert soldier.hand == []
    # The intruder stays; the reaction wasn't an action.
    assert [f.slot for f in t.game.figures] == ["slot_006"]
    assert t.game.actions_left == 1
    t.check()


def test_nerves_of_steel_count_as_a_card_in_hand() -> None:
    t = surprised("creeper_1", "nerves_of_steel").rig(attack=["scratch_1"])
    t.do("soldier", "move:slot_006", "discard:search")
    # 1 card is not fewer than 1: no surprise at all.
    assert t.asked("soldier") == "act"
    assert t.crew("soldier").hand == ["nerves_of_steel"]
    assert t.told("attack") == []


def test_nerves_of_steel_against_a_surprising_larva() -> None:
    t = table("soldier", "scout").hand("soldier", "nerves_of_steel").turn("soldier")
    name = t.intruder("larva", "hibernatorium")
    larva = t.game.figure(name)
    assert larva is not None
    t.flow(t.game.species.attack(t.game, larva, t.crew("soldier"), True))
    t.answer("soldier", "react:nerves_of_steel")
    assert not t.crew("soldier").larva
    assert t.crew("soldier").discard == ["nerves_of_steel"]
    assert larva in t.game.figures
    t.check()


@rule("NEM-VIS-22")
def test_nerves_of_steel_are_asked_for_whether_in_hand_or_not() -> None:
    t = surprised("adult_10", "rest").rig(attack=["bite_1"])
    t.do("soldier", "move:slot_006")
    assert t.asked("soldier") == "ignore_attack"
    assert t.options("soldier") == ["suffer"]
    t.do("soldier", "suffer")
    assert len(t.crew("soldier").wounds) == 1


def test_nerves_of_steel_are_no_help_against_an_ordinary_attack() -> None:
    t = table("soldier", "scout").hand("soldier", "nerves_of_steel", "rest").turn("soldier").rig(attack=["bite_1"])
    t.intruder("adult", "hibernatorium")
    t.do("soldier", "move:slot_006", "discard:rest")
    assert len(t.crew("soldier").wounds) == 1
    assert t.crew("soldier").hand == ["nerves_of_steel"]
