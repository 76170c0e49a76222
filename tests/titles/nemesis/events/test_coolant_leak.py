"""Coolant Leak."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def leak() -> Table:
    t = table("captain", "scout").room("generator")
    t.game.event_discard.append("nest")
    t.game.events.middle.remove("nest")
    return t.rig(event=["coolant_leak"])


@rule("NEM-EVENT-21")
def test_coolant_leak_starts_the_sequence_of_a_broken_generator() -> None:
    t = leak().malfunction("generator").run("advance_time", "event_card")
    # The time step of this round is over: the marker stays on its first space.
    assert t.self_destruct == 6
    assert t.game.events_removed == ["coolant_leak"]
    assert t.game.event_discard == []
    assert len(t.game.events) == 19
    assert "nest" in t.game.events.middle
    t.run("advance_time")
    assert t.self_destruct == 5
    t.check()


@rule("NEM-EVENT-21")
def test_coolant_leak_works_while_somebody_hibernates() -> None:
    t = leak().malfunction("generator").asleep("scout").run("event_card")
    assert t.self_destruct == 6


@rule("NEM-EVENT-21", "NEM-EVENT-24")
def test_coolant_leak_of_a_working_generator_starts_nothing_but_is_removed() -> None:
    t = leak().run("event_card")
    assert t.self_destruct == -1
    assert t.game.events_removed == ["coolant_leak"]
    assert t.game.event_discard == []
    t.check()


@rule("NEM-EVENT-21")
def test_coolant_leak_leaves_a_running_sequence_alone() -> None:
    t = leak().malfunction("generator")
    t.self_destruct = 4
    t.run("event_card")
    assert t.self_destruct == 4


def test_coolant_leak_needs_an_explored_generator() -> None:
    t = table("captain", "scout").rig(event=["coolant_leak"]).run("event_card")
    assert t.self_destruct == -1
