"""Life Support Failure."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-EVENT-24")
def test_life_support_failure_breaks_the_green_rooms() -> None:
    t = table("captain", "scout")
    for room in ("emergency", "laboratory", "surgery", "canteen", "storage", "comms", "cabins"):
        t.room(room)
    t.malfunction("surgery").rig(event=["life_support_failure"]).run("event_card")
    green = sorted(t.slot(r) for r in ("emergency", "laboratory", "surgery", "canteen"))
    assert sorted(t.game.malfunction) == green
    assert [e["slot"] for e in t.told("malfunction_placed")] == [s for s in green if s != t.slot("surgery")]
    assert t.game.events_removed == ["life_support_failure"]
    t.check()


def test_life_support_failure_leaves_unexplored_rooms_alone() -> None:
    t = table("captain", "scout").room("canteen").rig(event=["life_support_failure"]).run("event_card")
    assert t.game.malfunction == [t.slot("canteen")]
