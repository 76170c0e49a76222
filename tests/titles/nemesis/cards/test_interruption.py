"""Interruption."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def standoff() -> Table:
    t = table("captain", "scout", "pilot").hand("captain", "interruption", "rest", "search")
    return t.hand("scout", "interruption").hand("pilot", "rest").turn("captain")


@rule("NEM-ACT-06", "NEM-ACT-33")
def test_interruption_cancels_an_action_whose_cost_stays_paid() -> None:
    t = standoff().room("canteen", "slot_006")
    t.answer("captain", "move:slot_006").answer("captain", "discard:rest").answer("scout", "react:interruption")
    t.answer("captain", "let_be").answer("pilot", "let_be")
    captain = t.crew("captain")
    assert captain.slot == "slot_011"
    assert captain.discard == ["rest"]
    assert captain.hand == ["interruption", "search"]
    assert t.game.actions_left == 1
    assert len(t.told("cancelled")) == 1
    t.check()


@rule("NEM-ACT-32")
def test_interruption_can_be_interrupted_by_the_acting_player() -> None:
    t = standoff().room("canteen", "slot_006").rig(noise=["silence"])
    t.answer("captain", "move:slot_006").answer("captain", "discard:rest").answer("scout", "react:interruption")
    # The first one closes the window for the others; then the captain, in order, may answer.
    assert t.asked("captain") == "interrupt"
    t.answer("captain", "react:interruption")
    assert t.asked("pilot") == "interrupt"
    t.answer("pilot", "let_be")
    assert t.crew("captain").slot == "slot_006"
    assert t.crew("captain").hand == ["search"]
    assert t.crew("scout").hand == []
    assert t.told("cancelled") == []


def test_interruption_is_played_at_its_moment_only() -> None:
    t = standoff()
    assert not t.can("captain", "card:interruption")
    assert t.why_not("captain", "card:interruption") == "reaction_only"
