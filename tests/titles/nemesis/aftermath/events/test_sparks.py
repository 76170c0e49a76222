"""Sparks."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import alerts, mission


@rule("AFT-RESSETUP-12")
def test_sparks_sets_broken_rooms_on_fire() -> None:
    t = mission().room("canteen").malfunction("canteen", "cockpit", "shuttle_main").fire("cockpit", "engine_1")
    t.rig(event=["sparks"], alert=["distress_call"]).run("event_card")
    assert [e["slot"] for e in t.told("fire_started")] == [t.slot("canteen"), t.slot("shuttle_main")]
    assert sorted(t.game.fire) == sorted(t.slot(r) for r in ("canteen", "cockpit", "engine_1", "shuttle_main"))
    assert alerts(t).open == "distress_call"
    t.check()


@rule("AFT-RESSETUP-12")
def test_sparks_may_place_the_fatal_fire() -> None:
    t = mission().malfunction("cockpit")
    rooms = ("canteen", "armory", "storage", "laboratory", "surgery", "generator", "nest", "comms")
    for room in rooms:
        t.room(room)
    t.fire(*rooms[: t.game.map.limits["fire"]])
    t.rig(event=["sparks"]).run("event_card")
    assert t.match.over
    assert t.game.end_reason == "explosion"
