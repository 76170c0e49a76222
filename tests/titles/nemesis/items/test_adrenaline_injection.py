"""Adrenaline Injection."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ROUND-19")
def test_adrenaline_injection_gives_any_number_of_actions_then_a_pass() -> None:
    t = table("scout", "captain").at("captain", "cockpit").hand("scout", "rest", "search", "search", "basic_repairs")
    t.room("canteen", "slot_006").room("cabins", "slot_007").item("scout", "adrenaline_injection").turn(
        "scout", actions=1
    )
    t.rig(action=["demolition"], noise=["silence"] * 4)
    t.do("scout", "item:adrenaline_injection:inject", "discard:rest")
    assert sorted(t.crew("scout").hand) == ["basic_repairs", "demolition", "search", "search"]
    # It was the second action, and still there is no end.
    for slot in ("slot_006", "slot_007", "slot_006", "slot_011"):
        t.do("scout", f"move:{slot}")
    assert t.crew("scout").hand == []
    # Nothing is left but to pass, and with that the turn is over.
    assert [k for k in t.options("scout") if not k.startswith("drop")] == ["pass"]
    t.do("scout", "pass")
    assert t.crew("scout").passed
    assert t.asked("captain") == "act"
    t.check()


def test_adrenaline_injection_may_be_followed_by_a_pass_at_any_time() -> None:
    t = table("scout", "captain").any_hand("scout", 3).item("scout", "adrenaline_injection").turn("scout")
    t.do("scout", "item:adrenaline_injection:inject")
    assert t.asked("scout") == "act"
    t.do("scout", "pass")
    assert t.crew("scout").passed
    assert t.game.item_discard["green"] == ["adrenaline_injection"]


def test_adrenaline_injection_lasts_for_this_turn_only() -> None:
    t = table("scout", "captain").any_hand("scout", 3).item("scout", "adrenaline_injection").turn("scout")
    t.do("scout", "item:adrenaline_injection:inject")
    t.do("scout", "pass")
    assert t.asked("captain") == "act"
    assert t.game.actions_left == 2


def test_adrenaline_injection_works_in_combat() -> None:
    t = table("scout", "captain").any_hand("scout", 3).item("scout", "adrenaline_injection").turn("scout")
    t.intruder("larva", "hibernatorium")
    assert t.turn("scout").can("scout", "item:adrenaline_injection:inject")
