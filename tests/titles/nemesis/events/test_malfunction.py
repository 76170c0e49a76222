"""Malfunction."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-EVENT-24")
def test_malfunction_breaks_the_cockpit_and_is_shuffled_back() -> None:
    t = table("captain", "scout")
    t.game.event_discard.append("nest")
    t.game.events.middle.remove("nest")
    t.game.events.middle.remove("hunt_2")
    t.game.events.put_on_top("hunt_2", 1)
    t.game.events.top.append("malfunction")
    t.game.events.top_known.append(0)
    t.game.events.middle.remove("malfunction")
    t.run("event_card")
    assert t.game.malfunction == ["slot_001"]
    # Only this card: the discard pile stays, and nobody knows a place in the deck any more.
    assert t.game.event_discard == ["nest"]
    assert "malfunction" in t.game.events.middle
    assert t.game.events.top == []
    t.check()


def test_malfunction_does_nothing_to_a_broken_room() -> None:
    t = table("captain", "scout").malfunction("cockpit").rig(event=["malfunction"]).run("event_card")
    assert t.game.malfunction == ["slot_001"]


def test_malfunction_looks_for_the_lowest_explored_number() -> None:
    t = table("captain", "scout", board="alt").rig(event=["malfunction"]).run("event_card")
    assert t.game.malfunction == ["alt_002"]
    u = table("captain", "scout", board="alt").room("canteen", "alt_001").rig(event=["malfunction"]).run("event_card")
    assert u.game.malfunction == ["alt_001"]
    v = table("captain", "scout", board="alt").room("slime", "alt_001").rig(event=["malfunction"]).run("event_card")
    assert v.game.malfunction == []
