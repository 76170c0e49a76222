"""Self-Destruct Key."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def at_a_computer() -> Table:
    t = table("scout", "captain").room("command", "slot_006").at("scout", "command").any_hand("scout", 3)
    return t.item("scout", "self_destruct_key").turn("scout")


def test_self_destruct_key_starts_the_sequence() -> None:
    t = at_a_computer()
    assert t.why_not("scout", "item:self_destruct_key:stop") == "sequence_not_running"
    t.do("scout", "item:self_destruct_key:start")
    assert t.self_destruct == 6
    assert t.game.item_discard["red"] == ["self_destruct_key"]
    t.check()


def test_self_destruct_key_stops_the_sequence_before_it_is_yellow() -> None:
    t = at_a_computer()
    t.self_destruct = 3
    t.turn("scout")
    assert t.why_not("scout", "item:self_destruct_key:stop") == "sequence_critical"
    t.self_destruct = 4
    t.turn("scout")
    assert t.why_not("scout", "item:self_destruct_key:start") == "sequence_running"
    t.do("scout", "item:self_destruct_key:stop")
    assert t.self_destruct == -1


def test_self_destruct_key_needs_a_working_computer() -> None:
    t = at_a_computer().malfunction("command")
    assert t.why_not("scout", "item:self_destruct_key:start") == "no_computer_here"
    t.at("scout", "hibernatorium")
    assert t.why_not("scout", "item:self_destruct_key:start") == "no_computer_here"


@rule("NEM-ROOM-GENERATOR-07")
def test_self_destruct_key_does_not_start_while_somebody_hibernates() -> None:
    t = at_a_computer().asleep("captain")
    assert t.why_not("scout", "item:self_destruct_key:start") == "somebody_hibernates"
