"""Fire Hazard."""

from __future__ import annotations

from airlock.survival.markers import put_out
from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import activates, alerts, check_alert, mission, no_tokens, open_alert

ROOMS = ("hibernatorium", "engine_1", "engine_3")


@rule("AFT-ALERT-09")
def test_fire_hazard_starts_three_fires_but_never_with_the_last_marker() -> None:
    t = open_alert(no_tokens(mission()).fire("engine_1"), "fire_hazard")
    assert [e["slot"] for e in t.told("fire_started")] == [t.slot("hibernatorium"), t.slot("engine_3")]
    t = no_tokens(mission())
    burning = ("canteen", "armory", "storage", "laboratory", "surgery", "generator", "comms")
    for room in burning:
        t.room(room)
    # One marker is left but for the last.
    t.fire(*burning[: t.game.map.limits["fire"] - 2])
    open_alert(t, "fire_hazard")
    assert [e["slot"] for e in t.told("fire_started")] == [t.slot("hibernatorium")]
    assert not t.match.over
    t.check()


@rule("AFT-ALERT-11")
def test_fire_hazard_is_over_when_nothing_burns_there_or_the_valves_are_closed() -> None:
    t = open_alert(no_tokens(mission()), "fire_hazard")
    put_out(t.game, t.slot("hibernatorium"))
    put_out(t.game, t.slot("engine_1"))
    check_alert(t)
    assert alerts(t).open == "fire_hazard"
    activates(t, "captain", "engine_3")
    # The fire burns on.
    assert t.slot("engine_3") in t.game.fire
    assert not t.can("captain", "activation")
    # A room without a fire marker that was put out before may burn again: it is the state that counts.
    t.fire("engine_1")
    check_alert(t)
    assert alerts(t).open == "fire_hazard"
    put_out(t.game, t.slot("engine_1"))
    check_alert(t)
    assert alerts(t).done == ["fire_hazard"]
    t.check()


@rule("AFT-ALERT-05")
def test_fire_hazard_offers_the_activation_in_its_rooms_only() -> None:
    t = open_alert(no_tokens(mission()), "fire_hazard")
    for room in (*ROOMS, "engine_2", "cockpit"):
        t.at("captain", room).any_hand("captain", 2).turn("captain")
        assert t.can("captain", "activation") == (room in ROOMS)
