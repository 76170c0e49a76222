"""Armor, a quest item of the Soldier."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def soldier() -> Table:
    t = table("soldier", "captain").met().room("canteen", "slot_006").at("soldier", "canteen").at("captain", "cockpit")
    return t.any_hand("soldier", 3).item("soldier", "quest_armor").turn("soldier")


@rule("NEM-ACT-31", "NEM-ATT-19")
def test_armor_ignores_an_attack_in_the_event_phase() -> None:
    t = soldier()
    t.intruder("queen", "canteen")
    t.rig(attack=["claw_attack_1"])
    t.run("intruder_attacks")
    assert t.asked("soldier") == "ignore_attack"
    # The attack card lies open before it is decided.
    assert t.game.in_play == ["claw_attack_1"]
    t.answer("soldier", "react:quest_armor")
    assert (t.crew("soldier").light, t.crew("soldier").discard) == (0, [])
    assert t.crew("soldier").inventory == []
    assert "quest_armor" in t.game.items_spent
    t.check()


def test_armor_may_be_saved_for_later() -> None:
    t = soldier()
    t.intruder("queen", "canteen")
    t.rig(attack=["claw_attack_1"])
    t.run("intruder_attacks")
    t.answer("soldier", "suffer")
    assert t.crew("soldier").light == 2
    assert t.crew("soldier").inventory == ["quest_armor"]


def test_armor_is_not_asked_for_when_the_attack_misses() -> None:
    t = soldier()
    t.intruder("adult", "canteen")
    t.rig(attack=["tail_attack_1"])
    t.run("intruder_attacks")
    assert t.asked() == "halted"


def test_armor_keeps_a_larva_off_which_stays() -> None:
    t = soldier()
    t.intruder("larva", "canteen")
    t.run("intruder_attacks")
    t.answer("soldier", "react:quest_armor")
    assert not t.crew("soldier").larva
    assert t.crew("soldier").discard == []
    assert [f.kind for f in t.game.figures] == ["larva"]


def test_armor_works_on_an_escape_and_against_frenzy_as_a_bystander() -> None:
    t = soldier()
    t.intruder("adult", "canteen")
    t.turn("soldier").rig(attack=["bite_1"])
    t.do("soldier", "move:slot_011")
    t.answer("soldier", "react:quest_armor")
    assert (t.crew("soldier").serious, t.crew("soldier").slot) == (0, "slot_011")
    u = soldier().at("captain", "canteen").hand("captain")
    u.intruder("queen", "canteen")
    u.rig(attack=["frenzy_1"], wound=["leg"])
    u.run("intruder_attacks")
    u.answer("soldier", "react:quest_armor")
    assert (u.crew("captain").wounds, u.crew("soldier").wounds) == (["leg"], [])


@rule("NEM-VIS-22")
def test_armor_is_asked_for_wherever_a_quest_back_lies() -> None:
    """The Captain's Intercom has the same back: nobody can tell who holds the Armor after a trade."""
    t = soldier().item("captain", "quest_intercom").at("captain", "canteen").hand("captain")
    t.intruder("adult", "canteen")
    t.rig(attack=["scratch_1"])
    t.run("intruder_attacks")
    assert t.asked("captain") == "ignore_attack"
    assert t.options("captain") == ["suffer"]


@rule("NEM-VIS-22")
def test_armor_is_not_asked_for_while_it_lies_open() -> None:
    t = table("soldier", "captain").met().at("soldier", "canteen").any_hand("soldier", 3)
    t.item("captain", "quest_intercom").at("captain", "canteen").hand("captain")
    t.intruder("adult", "canteen")
    t.rig(attack=["scratch_1"])
    t.run("intruder_attacks")
    assert t.asked() == "halted"


def test_armor_has_no_action_and_is_activated_with_tools_or_duct_tape() -> None:
    t = table("soldier", "captain").any_hand("soldier", 3).item("soldier", "tools").turn("soldier")
    t.do("soldier", "activate:quest_armor", "use:tools")
    assert t.crew("soldier").inventory == ["quest_armor"]
    assert not t.can("soldier", "item:quest_armor")
