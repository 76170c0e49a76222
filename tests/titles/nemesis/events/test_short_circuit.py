"""Short Circuit."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-EVENT-24")
def test_short_circuit_breaks_yellow_rooms_with_a_computer() -> None:
    t = table("captain", "scout")
    for room in ("comms", "fire_control", "generator", "engine_control", "airlock", "laboratory", "command"):
        t.room(room)
    t.malfunction("generator").rig(event=["short_circuit"]).run("event_card")
    broken = [t.slot(r) for r in ("generator", "comms", "fire_control", "engine_control")]
    assert sorted(t.game.malfunction) == sorted(broken)
    placed = [e["slot"] for e in t.told("malfunction_placed")]
    assert placed == sorted(broken[1:])
    assert t.game.events_removed == ["short_circuit"]
    t.check()
