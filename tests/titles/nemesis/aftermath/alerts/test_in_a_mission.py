"""Alerts where rooms may be unexplored and people asleep: in a Research Mission."""

from __future__ import annotations

import pytest

from airlock.kernel.events import EVERYBODY
from airlock.titles.nemesis.aftermath.alerts import ALERTS
from airlock.titles.nemesis.aftermath.alerts.part import is_on_board
from airlock.titles.nemesis.aftermath.alerts.rules import reveal_alert, turn_faceup
from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import (
    activates,
    alerts,
    check_alert,
    marker,
    mission,
    no_tokens,
    open_alert,
)


@rule("AFT-ALERT-06")
def test_an_open_alert_is_seen_by_all_and_the_others_by_nobody() -> None:
    t = open_alert(no_tokens(mission()), "black_box")
    for who in ("captain", "scout", ""):
        shown = t.view(who)["alert"]
        assert (shown["open"], shown["left"]) == ("black_box", 9)
        # Of the deck nobody sees more than how many cards it has.
        assert not any(name in str(t.view(who)) for name in ALERTS if name != "black_box")


@rule("AFT-ALERT-08")
def test_an_empty_deck_gives_no_alert_and_what_is_done_never_comes_back() -> None:
    t = open_alert(no_tokens(mission()), "fire_hazard")
    t.game.fire = []
    check_alert(t)
    assert alerts(t).removed == ["fire_hazard"]
    assert "fire_hazard" not in alerts(t).deck.cards()
    alerts(t).removed += alerts(t).deck.cards()
    alerts(t).deck.middle = []
    t.rig(event=["dripping"]).run("event_card")
    assert (alerts(t).open, marker(t)) == ("", -1)


@pytest.mark.parametrize("board", ["base", "alt"])
@rule("AFT-ALERT-07")
def test_every_alert_names_rooms_that_each_board_has(board: str) -> None:
    t = mission(board=board)
    assert all(is_on_board(t.game, room) for alert in ALERTS.values() for room in alert.rooms)
    # A room that may be in the box isn't certain to be there.
    hidden = t.game.tile_pools["room_2"][0]
    assert not is_on_board(t.game, hidden)
    t.room(hidden)
    assert is_on_board(t.game, hidden)


@rule("AFT-ALERT-07")
def test_an_alert_about_a_destroyed_nest_is_replaced_and_shuffled_back() -> None:
    t = no_tokens(mission())
    t.game.eggs, t.game.nest_destroyed = 0, True
    t.rig(alert=["purge_the_nest", "black_box"]).flow(reveal_alert(t.game))
    assert alerts(t).open == "black_box"
    assert "purge_the_nest" in alerts(t).deck.cards()
    t.check()


@rule("AFT-ALERT-10")
@pytest.mark.parametrize("seen", [False, True])
def test_a_facedown_tile_that_an_alert_names_is_turned_and_stays_unexplored(seen: bool) -> None:
    t = no_tokens(mission())
    slots = t.game.map.slots
    slot = next(s for s in t.game.map.by_number if slots[s].kind == "room_1" and s not in t.game.rooms)
    if seen:
        # Somebody looked at it before.
        t.game.tile_pools["room_1"].remove("comms")
        t.game.tiles[slot], t.game.tiles_known[slot] = "comms", t.crew("scout").mask
    else:
        t.rig(alert_tile={"comms": slot})
    before = t.game.tokens.copy(), sorted(t.game.token_pool)
    open_alert(t, "distress_call")
    assert [(e["slot"], e["room"]) for e in t.told("tile_turned")] == [(slot, "comms")]
    assert t.game.tiles_known[slot] == EVERYBODY
    assert slot not in t.game.rooms
    assert (t.game.tokens, sorted(t.game.token_pool)) == before
    room = next(r for r in t.view("")["rooms"] if r["slot"] == slot)
    assert (room["room"], room["explored"]) == ("comms", False)
    # Whoever enters it explores it.
    start = t.game.map.neighbours[slot][0]
    if start not in t.game.rooms:
        t.room("nest" if slots[start].kind == "room_1" else "cabins", start)
    t.at("captain", start).any_hand("captain", 2).turn("captain")
    t.rig(explore={slot: "malfunction_8"}, noise=["silence"]).do("captain", f"move:{slot}")
    assert t.game.rooms[slot] == "comms"
    assert t.game.items_left[slot] == 1
    t.check()


@rule("AFT-ALERT-10")
def test_a_tile_is_turned_once_and_nobody_looks_at_it_for_a_look() -> None:
    t = no_tokens(mission("scientist", "captain"))
    turn_faceup(t.game, "comms")
    turn_faceup(t.game, "comms")
    turn_faceup(t.game, "cockpit")
    assert len(t.told("tile_turned")) == 1
    slot = next(s for s, tile in t.game.tiles.items() if tile == "comms")
    assert t.view("captain")["notes"]["tiles"] == {}
    assert t.view("captain")["looked"]["tiles"] == {}
    t.at("scientist", "cockpit").item("scientist", "nemesis_plans").any_hand("scientist", 3).turn("scientist")
    t.do("scientist", "item:nemesis_plans:look")
    assert t.asked("scientist") == "choose_tile"
    assert f"tile:{slot}" not in t.options("scientist")


@rule("AFT-ALERT-02", "AFT-ALERT-10")
def test_a_sample_lies_on_the_tile_even_while_nobody_has_been_there() -> None:
    t = no_tokens(mission())
    slot = next(s for s in t.game.map.by_number if t.game.map.slots[s].kind == "room_1" and s not in t.game.rooms)
    open_alert(t.rig(alert_tile={"laboratory": slot}), "biological_sample")
    seen = next(r for r in t.view("")["rooms"] if r["slot"] == slot)
    assert (seen["room"], seen["explored"], seen["objects"]) == ("laboratory", False, ["sample"])
    t.check()


@rule("AFT-ALERT-12")
def test_a_sample_in_a_launched_pod_is_lost() -> None:
    t = open_alert(no_tokens(mission("captain", "scout", "soldier")).room("laboratory"), "biological_sample", left=1)
    t.game.objects[t.slot("laboratory")] = []
    t.carry("scout", "sample").escaped("scout")
    t.run("advance_alert", "mission_alert_check")
    assert t.game.end_reason == "alert"


@rule("AFT-ALERT-01", "AFT-ALERT-11")
def test_decontamination_slimes_those_on_pods_and_asks_about_sleepers() -> None:
    t = no_tokens(mission("captain", "scout", "soldier")).room("emergency").room("evacuation_a").aboard("soldier")
    open_alert(t, "decontamination")
    assert [t.crew(who).slime for who in t.names] == [False, False, True]
    activates(t, "captain", "emergency")
    check_alert(t)
    assert alerts(t).open == "decontamination"
    t.crew("soldier").slime = False
    t.crew("scout").slime = True
    t.asleep("scout")
    check_alert(t)
    assert alerts(t).open == "decontamination"
    # Whoever has left in a pod isn't on board any more.
    t.crew("scout").status = "escaped"
    check_alert(t)
    assert alerts(t).removed == ["decontamination"]


@rule("AFT-ALERT-05")
def test_nothing_more_is_offered_once_an_alert_is_fulfilled_for_good() -> None:
    t = open_alert(no_tokens(mission()), "hull_failure")
    broken = [t.game.rooms[s] for s in t.game.map.by_number if s in t.game.malfunction]
    activates(t, "captain", broken[0])
    activates(t, "scout", broken[1])
    t.at("captain", broken[2]).any_hand("captain", 2).turn("captain")
    assert not t.can("captain", "answer_alert")
