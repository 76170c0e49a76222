"""Comms Key."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def at_a_computer(**options: str) -> Table:
    t = table("scout", "captain", "pilot", **options).room("command", "slot_006").at("scout", "command")
    return t.any_hand("scout", 3).item("scout", "comms_key").turn("scout")


@rule("NEM-VIS-21")
def test_comms_key_reads_an_objective_of_who_sent_the_signal() -> None:
    t = at_a_computer().met(kept=1)
    assert t.why_not("scout", "item:comms_key:read") == "no_objective_to_see"
    t.crew("captain").signal = True
    t.turn("scout")
    t.do("scout", "item:comms_key:read")
    kept = t.crew("captain").dealt[1]
    assert t.view("scout")["notes"]["objectives"] == [[1, kept]]
    assert [e["objective"] for e in t.told("saw_objective", "scout")] == [kept]
    # Everybody sees whose card was looked at, nobody else what it is.
    assert t.view("pilot")["looked"]["objectives"] == [[0, 1]]
    assert t.told("saw_objective", "pilot") == []
    assert t.view("pilot")["notes"]["objectives"] == []
    assert t.game.item_discard["red"] == ["comms_key"]
    t.check()


def test_comms_key_chooses_the_kind_while_there_are_two() -> None:
    t = at_a_computer()
    t.crew("captain").signal = True
    t.turn("scout")
    t.do("scout", "item:comms_key:read")
    assert t.options("scout") == ["objective_of:1:personal", "objective_of:1:corporate"]
    t.do("scout", "objective_of:1:corporate")
    assert t.view("scout")["notes"]["objectives"] == [[1, t.crew("captain").dealt[1]]]


def test_comms_key_needs_a_working_computer() -> None:
    t = at_a_computer().malfunction("command")
    t.crew("captain").signal = True
    t.turn("scout")
    assert t.why_not("scout", "item:comms_key:read") == "no_computer_here"


def test_comms_key_reads_sleepers_but_not_the_dead() -> None:
    t = at_a_computer().met()
    t.crew("captain").signal = True
    t.asleep("captain").turn("scout")
    assert t.can("scout", "item:comms_key:read")
    t.crew("captain").status = "dead"
    t.turn("scout")
    assert t.why_not("scout", "item:comms_key:read") == "no_objective_to_see"


def test_comms_key_is_of_no_use_among_friends() -> None:
    t = at_a_computer(mode="coop")
    t.crew("captain").signal = True
    t.turn("scout")
    assert t.why_not("scout", "item:comms_key:read") == "not_in_this_mode"
