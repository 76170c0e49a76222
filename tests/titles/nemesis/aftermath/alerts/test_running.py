"""Alerts in play."""

from __future__ import annotations

import pytest

from airlock.kernel.events import EVERYBODY
from airlock.titles.nemesis.aftermath.alerts import ALERTS
from airlock.titles.nemesis.aftermath.alerts.alert import ACTIVATION, COUNT, STATE, is_on_board
from airlock.titles.nemesis.aftermath.alerts.running import draw_alert, turn_faceup
from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import activates, alerts, check_alert, mission, no_tokens, open_alert

# Each alert with the kinds of its stages (content: alerts).
PRINTED = {
    "unstable_reactor": (ACTIVATION, ACTIVATION),
    "biological_sample": (STATE,),
    "black_box": (STATE,),
    "distress_call": (ACTIVATION, ACTIVATION),
    "hull_failure": (COUNT,),
    "fire_hazard": (STATE,),
    "decontamination": (ACTIVATION, STATE),
    "extermination": (COUNT,),
    "purge_the_nest": (COUNT,),
    "course_correction": (ACTIVATION, ACTIVATION),
}


@rule("AFT-ALERT-11")
def test_there_are_ten_alerts_and_their_stages_are_of_three_kinds() -> None:
    assert {alert.id: tuple(stage.kind for stage in alert.stages) for alert in ALERTS.values()} == PRINTED


# -- drawing and revealing


@rule("AFT-ALERT-06")
def test_an_open_alert_is_seen_by_all_and_the_others_by_nobody() -> None:
    t = no_tokens(mission()).rig(alert=["black_box"])
    t.flow(draw_alert(t.game))
    for who in ("captain", "scout", ""):
        shown = t.view(who)["alerts"]
        assert (shown["open"], shown["stage"], shown["deck"]) == ("black_box", 1, 9)
        # Of the deck nobody sees more than how many cards it has.
        assert not any(name in str(t.view(who)) for name in ALERTS if name != "black_box")


@rule("AFT-ALERT-08")
def test_an_empty_deck_gives_no_alert_and_what_is_done_never_comes_back() -> None:
    t = open_alert(no_tokens(mission()), "fire_hazard")
    t.game.fire = []
    check_alert(t)
    assert alerts(t).done == ["fire_hazard"]
    assert "fire_hazard" not in alerts(t).deck
    alerts(t).deck = []
    t.rig(event=["dripping"]).run("event_card")
    assert (alerts(t).open, alerts(t).left) == ("", -1)


@pytest.mark.parametrize("board", ["base", "alt"])
@rule("AFT-ALERT-07")
def test_every_alert_names_rooms_that_each_board_has(board: str) -> None:
    t = mission(board=board)
    assert all(is_on_board(t.game, room) for alert in ALERTS.values() for room in alert.rooms)
    # A room that may be in the box isn't certain to be there.
    hidden = next(room for room in t.game.tile_pools["room_2"])
    assert not is_on_board(t.game, hidden)
    t.room(hidden)
    assert is_on_board(t.game, hidden)


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


# -- the activation


@rule("AFT-ALERT-05")
def test_the_activation_costs_one_card_and_does_nothing_else() -> None:
    t = open_alert(no_tokens(mission()), "course_correction").at("captain", "cockpit").any_hand("captain", 3)
    t.malfunction("cockpit").turn("captain")
    # A malfunction marker doesn't matter.
    t.do("captain", "activation")
    assert len(t.crew("captain").hand) == 2
    assert t.game.actions_left == 1
    assert alerts(t).activated == ["cockpit"]
    assert t.slot("cockpit") in t.game.malfunction


@rule("AFT-ALERT-05")
def test_the_activation_is_performed_in_combat_too_and_can_be_interrupted() -> None:
    t = open_alert(no_tokens(mission()), "course_correction").at("captain", "cockpit").at("scout", "cockpit")
    t.intruder("adult", "cockpit")
    t.any_hand("captain", 3).hand("scout", "interruption").turn("captain")
    t.answer("captain", "activation")
    while t.asked() == "pay":
        t.answer("captain", t.options("captain")[0])
    assert t.asked("scout") == "interrupt"
    t.answer("scout", next(key for key in t.options("scout") if "interruption" in key))
    assert alerts(t).activated == []
    assert len(t.crew("captain").hand) == 2
    t.hand("scout").turn("captain").do("captain", "activation")
    assert alerts(t).activated == ["cockpit"]
    t.check()


@rule("AFT-ALERT-05")
def test_the_activation_is_there_only_while_an_alert_asks_for_it_in_the_room() -> None:
    t = no_tokens(mission()).at("captain", "cockpit").any_hand("captain", 3).turn("captain")
    assert t.why_not("captain", "activation") == "no_alert"
    assert not t.can("captain", "activation")
    open_alert(t, "course_correction").turn("captain")
    assert t.can("captain", "activation")
    assert t.why_not("captain", "activation") == ""
    t.hand("captain").turn("captain")
    assert t.why_not("captain", "activation") == "too_few_cards"
    t.at("captain", "engine_2").any_hand("captain", 3).turn("captain")
    assert t.why_not("captain", "activation") == "nothing_to_activate"
    assert t.refused("captain", "activation")


# -- stages and removal


@rule("AFT-ALERT-04", "AFT-ALERT-03")
def test_a_first_stage_stays_fulfilled_and_only_the_second_completes_the_alert() -> None:
    t = open_alert(no_tokens(mission()).room("emergency"), "decontamination")
    t.crew("scout").slime = True
    activates(t, "captain", "emergency")
    assert t.view("scout")["alerts"]["stage"] == 2
    check_alert(t)
    assert alerts(t).open == "decontamination"
    assert alerts(t).stage == 2


@rule("AFT-ALERT-13", "AFT-ALERT-09")
def test_nothing_is_left_of_an_alert_that_was_removed() -> None:
    t = open_alert(no_tokens(mission()), "course_correction")
    for room in ("cockpit", "engine_1", "engine_3"):
        activates(t, "captain", room)
    check_alert(t)
    part = alerts(t)
    assert (part.open, part.stage, part.left, part.activated) == ("", 1, -1, [])
    # What was done for it counts for no other one.
    open_alert(t, "fire_hazard")
    assert alerts(t).activated == []
    assert not t.told("alert_failed")
    check_alert(t)
    assert alerts(t).open == "fire_hazard"
    t.check()
