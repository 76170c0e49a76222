"""Motion Scanner, a quest item of the Scout."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def scout() -> Table:
    t = table("scout", "captain").at("captain", "cockpit").room("canteen", "slot_006")
    return (
        t.hand("scout", "rest", "search", "demolition", contamination=1)
        .item("scout", "quest_motion_scanner")
        .turn("scout")
    )


@rule("NEM-ACT-31")
def test_motion_scanner_rolls_again_for_an_action_card() -> None:
    t = scout().rig(noise=["danger", "1"])
    t.do("scout", "move:slot_006", "discard:rest")
    assert t.asked("scout") == "reroll_noise"
    # Contamination cards can't pay.
    assert sorted(t.options("scout")) == ["discard:demolition", "discard:search", "keep_roll"]
    t.do("scout", "discard:search")
    assert t.game.noise == ["cor_006_007"]
    assert [e["face"] for e in t.told("noise_rolled")] == ["danger", "1"]
    # Once a roll.
    assert t.asked("scout") == "act"
    t.check()


def test_motion_scanner_may_keep_the_roll() -> None:
    t = scout().rig(noise=["1"])
    t.do("scout", "move:slot_006", "discard:rest", "keep_roll")
    assert t.game.noise == ["cor_006_007"]
    assert len(t.crew("scout").hand) == 3


def test_motion_scanner_is_no_action_and_a_hand_wound_does_not_matter() -> None:
    t = scout().wounded("scout", serious=["hand"]).rig(noise=["danger", "1"])
    t.do("scout", "move:slot_006", "discard:rest", "discard:search")
    assert t.game.actions_left == 1
    assert len(t.crew("scout").hand) == 2


def test_motion_scanner_works_in_the_event_phase() -> None:
    t = scout().at("scout", "canteen").bag("adult_1").rig(bag=["adult_1"], noise=["1", "2", "3"])
    t.run("develop_bag")
    assert t.asked("scout") == "reroll_noise"
    t.answer("scout", "discard:rest")
    assert "cor_006_011" in t.game.noise


def test_motion_scanner_does_not_work_in_combat() -> None:
    t = scout().at("scout", "canteen").object("egg", "canteen")
    t.intruder("adult", "canteen")
    t.turn("scout").rig(combat=["hit"], noise=["1"])
    t.do("scout", "shoot:rifle:eggs")
    assert t.game.noise == ["cor_006_007"]
    assert len(t.crew("scout").hand) == 3


def test_motion_scanner_must_be_in_a_hand_slot() -> None:
    t = scout().rig(noise=["1"])
    t.do("scout", "drop:quest_motion_scanner")
    t.do("scout", "move:slot_006")
    assert t.game.noise == ["cor_006_007"]


def test_motion_scanner_needs_a_free_hand_to_be_activated() -> None:
    t = table("scout", "captain").any_hand("scout", 3).item("scout", "energy_charge_red").carry("scout", "egg")
    t.turn("scout")
    assert t.why_not("scout", "activate:quest_motion_scanner") == "hands_full"
    t.do("scout", "drop:egg")
    t.do("scout", "activate:quest_motion_scanner", "use:energy_charge_red")
    assert [h.kind for h in t.crew("scout").hands] == ["rifle", "quest_motion_scanner"]
