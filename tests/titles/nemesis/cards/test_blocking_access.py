"""Blocking Access."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


def test_blocking_access_breaks_any_computer_room() -> None:
    t = table("scientist", "scout").at("scientist", "comms").room("monitoring").room("generator").room("canteen")
    t.malfunction("generator").hand("scientist", "blocking_access").turn("scientist")
    t.answer("scientist", "card:blocking_access:malfunction")
    # Not the canteen, which has no computer, nor the generator, which is broken; one's own room may be chosen.
    assert sorted(t.options("scientist")) == sorted([f"slot:{t.slot('comms')}", f"slot:{t.slot('monitoring')}"])
    t.do("scientist", f"slot:{t.slot('monitoring')}")
    assert sorted(t.game.malfunction) == sorted([t.slot("generator"), t.slot("monitoring")])


@rule("NEM-ACT-34")
def test_blocking_access_uses_the_room_for_free() -> None:
    t = table("scientist", "scout").at("scientist", "comms").hand("scientist", "blocking_access").turn("scientist")
    t.do("scientist", "card:blocking_access:room_action")
    assert t.crew("scientist").signal
    assert t.game.malfunction == []


def test_blocking_access_needs_a_computer_even_with_the_holo_computer() -> None:
    t = table("scientist", "scout").at("scientist", "canteen").room("comms").hand("scientist", "blocking_access")
    t.item("scientist", "quest_holo_computer").turn("scientist")
    for way in ("room_action", "malfunction"):
        assert t.why_not("scientist", f"card:blocking_access:{way}") == "no_computer_here"
