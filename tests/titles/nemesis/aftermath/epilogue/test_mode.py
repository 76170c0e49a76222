"""An Epilogue from its first round to the departure: the rail, the event phase, who leaves, and who has won."""

from __future__ import annotations

from random import Random

import pytest

from airlock.kernel.match import new_match
from airlock.titles.nemesis.aftermath.alerts.part import Alerts
from airlock.titles.nemesis.aftermath.epilogue.deeds import Deeds
from airlock.titles.nemesis.aftermath.epilogue.departure import DEPARTED
from airlock.titles.nemesis.aftermath.second_tokens import SecondTokens
from airlock.titles.nemesis.aftermath.shuttle import MAIN
from airlock.titles.nemesis.aftermath.shuttle_time import ShuttleTime
from airlock.titles.nemesis.ship.hibernation import cannot_hibernate
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.aftermath.epilogue.after import finished
from tests.titles.nemesis.aftermath.epilogue.playing import alert, epilogue, epilogue_after, requires

MATCHES = [
    (2, "a", {}, 2),
    (3, "b", {"board": "alt"}, 5),
    (4, "c", {"mode": "coop"}, 3),
    (1, "d", {"mode": "solo", "board": "alt"}, 4),
    (5, "e", {"mode": "intruder"}, 2),
    (3, "f", {"modules": "rooms,turrets,traits"}, 5),
]
CREW = ["captain", "scout", "soldier", "pilot", "mechanic"]


def seen(t: Table, left: int = 0) -> Table:
    """All tokens of the ship but this many have been revealed."""
    tokens = SecondTokens.of(t.game)
    while len(tokens.facedown) > left:
        tokens.facedown.pop()
        tokens.discarded.append(tokens.pool.pop())
    return t


def clean(t: Table) -> Table:
    """Nobody has contamination cards, so everybody survives the last check."""
    for c in t.game.crew:
        assert not any(card.startswith("contamination") for card in c.hand + c.discard + c.deck.cards())
    return t


def leaves(t: Table) -> Table:
    t.game.round = 5
    return clean(t).run("departure")


@rule("AFT-EPIEVENT-01", "AFT-DIFF-03")
def test_the_event_phase_has_no_bag_development_and_ends_with_the_departure() -> None:
    t = epilogue("captain", "scout")
    t.game.round = 1
    assert t.game.mode.event_phase(t.game) == ["shuttle_time", "intruder_attacks", "fire_damage", "event_card"]
    for number in (2, 4):
        t.game.round = number
        assert "alert_check" not in t.game.mode.event_phase(t.game)
    t.game.round = 3
    phase = ["shuttle_time", "alert_check", "intruder_attacks", "fire_damage", "event_card"]
    assert t.game.mode.event_phase(t.game) == phase
    t.game.round = 5
    assert t.game.mode.event_phase(t.game) == [*phase, "departure"]


@rule("AFT-EPISETUP-23", "AFT-EPIEVENT-02")
def test_the_marker_of_the_shuttle_advances_and_that_of_the_sequence() -> None:
    t = epilogue("captain", "scout")
    time, track = ShuttleTime.of(t.game), t.game.time
    assert (time.left, t.view("captain")["shuttle_time"]) == (5, 5)
    t.run("shuttle_time")
    assert time.left == 4
    # The track of the ship isn't used, and nothing opens for hibernation.
    assert t.game.time == track
    assert t.self_destruct == -1
    t.self_destruct = 4
    t.run("shuttle_time")
    assert (ShuttleTime.of(t.game).left, t.self_destruct) == (3, 3)


@rule("AFT-EPIVICT-03", "AFT-DIFF-03", "AFT-EPIEVENT-10")
def test_nobody_can_hibernate() -> None:
    t = epilogue("captain", "scout")
    t.crew("captain").slot = t.slot("hibernatorium")
    for _ in range(4):
        t.run("shuttle_time")
        assert cannot_hibernate(t.game)


@rule("AFT-EPISETUP-20")
def test_everybody_has_one_requirement_that_nobody_else_knows() -> None:
    t = epilogue("captain", "scout", "soldier")
    assert [len(c.dealt) for c in t.game.crew] == [1, 1, 1]
    assert len({c.dealt[0] for c in t.game.crew}) == 3
    mine = t.view("captain")["crew"][0]["dealt"]
    assert mine == t.crew("captain").dealt
    assert t.crew("captain").dealt[0] not in str(t.view("scout"))
    match = new_match(epilogue_after(finished(2, "a").leave()), 2, {"characters": "captain,scout"}, "worlds")
    worlds = {match.determinize(1, Random(n)).state.crew[0].dealt[0] for n in range(30)}
    assert len(worlds) > 5


@rule("AFT-EPIEVENT-10")
def test_the_first_intruder_asks_nobody_for_an_objective() -> None:
    t = epilogue("captain", "scout").rig(second={"slot_019": "larva"}).turn("captain")
    t.do("captain", "move:slot_019")
    assert t.game.first_encounter
    assert not t.told("objective_chosen")


@rule("AFT-EPIEVENT-07")
def test_an_alert_icon_makes_everybody_roll_who_is_not_in_combat() -> None:
    t = epilogue("captain", "scout", "soldier").bag("larva_1")
    t.crew("scout").slot = "slot_019"
    t.intruder("larva", "slot_019")
    t.rig(event=["sparks"], noise=["silence", "silence"]).run("event_card")
    assert [e["seat"] for e in t.told("noise_rolled")] == [0, 2]
    t = epilogue("captain", "scout").rig(event=["maneuver"]).run("event_card")
    assert not t.told("noise_rolled")


@rule("AFT-EPIEVENT-08", "AFT-EPIVICT-03", "AFT-EPIVICT-09")
def test_the_shuttle_leaves_with_whoever_is_on_it() -> None:
    t = epilogue("captain", "scout", "soldier")
    t.crew("captain").slot = "slot_shuttle_3"
    t.crew("soldier").slot = t.slot("cockpit")
    leaves(t)
    assert [c.status for c in t.game.crew] == [DEPARTED, DEPARTED, "dead"]
    assert t.game.end_reason == "departure"
    assert t.game.survivors == [0, 1]
    assert [e["event"] for e in t.match.history(0) if e["event"] in ("shuttle_left", "tokens_checked", "survives")] == [
        "shuttle_left",
        "tokens_checked",
        "survives",
        "survives",
    ]


@rule("AFT-EPIVICT-01", "AFT-EPIVICT-02", "AFT-EPIVICT-07")
def test_whoever_has_the_requirement_wins_if_the_whole_ship_was_seen() -> None:
    t = seen(requires(epilogue("captain", "scout", "soldier"), "captain", "call_home"))
    t.crew("captain").signal = True
    leaves(t)
    assert 0 in t.game.winners
    t = seen(requires(epilogue("captain", "scout", "soldier"), "captain", "call_home"))
    leaves(t)
    assert 0 not in t.game.winners
    t = seen(requires(epilogue("captain", "scout", "soldier"), "captain", "call_home"), left=1)
    t.crew("captain").signal = True
    leaves(t)
    assert t.game.winners == []


@rule("AFT-EPIVICT-01")
@pytest.mark.parametrize(("left", "won"), [(3, [0]), (4, [])])
def test_two_players_may_leave_three_tokens(left: int, won: list[int]) -> None:
    t = seen(requires(epilogue("captain", "scout"), "captain", "call_home"), left)
    t.crew("captain").signal = True
    leaves(t)
    assert [seat for seat in t.game.winners if seat == 0] == won


@rule("AFT-EPIVICT-01")
def test_an_open_slimed_room_counts_as_revealed() -> None:
    t = seen(requires(epilogue("captain", "scout", "soldier"), "captain", "call_home"), left=1)
    t.crew("captain").signal = True
    tokens = SecondTokens.of(t.game)
    tokens.slimed.append(tokens.facedown.pop())
    leaves(t)
    assert 0 in t.game.winners


@rule("AFT-EPIVICT-03", "AFT-EPIVICT-10")
def test_whoever_left_in_a_pod_is_judged_too() -> None:
    t = seen(requires(epilogue("captain", "scout", "soldier"), "captain", "call_home"))
    t.crew("captain").signal = True
    t.crew("captain").status = "escaped"
    t.crew("captain").slot = ""
    leaves(t)
    assert 0 in t.game.winners


@rule("AFT-EPIVICT-04")
def test_contamination_kills_whoever_got_away() -> None:
    t = seen(requires(epilogue("captain", "scout", "soldier"), "captain", "call_home"))
    t.crew("captain").signal = True
    t.crew("captain").larva = True
    t.game.contamination_left -= 10
    t.crew("captain").discard += ["contamination"] * 10
    t.game.round = 5
    t.rig(**{"action:0": ["contamination"] * 4}).run("departure")
    assert t.game.crew[0].status == "dead"
    assert 0 not in t.game.winners


@rule("AFT-EPIVICT-08")
def test_neither_engines_nor_course_are_checked() -> None:
    t = leaves(seen(epilogue("captain", "scout")))
    assert not t.told("engines_revealed")
    assert not t.told("coordinates_revealed")


@rule("AFT-EPIEVENT-09")
def test_a_destroyed_ship_takes_everybody_on_the_shuttle_along() -> None:
    t = epilogue("captain", "scout")
    t.crew("scout").status = "escaped"
    t.crew("scout").slot = ""
    t.self_destruct = 1
    t.run("shuttle_time")
    assert t.ship_destroyed
    assert [c.status for c in t.game.crew] == ["dead", "escaped"]
    assert t.match.over


@rule("AFT-EPISETUP-22", "AFT-EPIVICT-05")
def test_anybody_may_take_the_offer_once_at_no_cost() -> None:
    t = epilogue("captain", "scout").turn("captain")
    assert t.asides("scout") == ["take_offer"]
    assert "take_offer" in t.asides("captain")
    hand, dealt = t.crew("scout").hand[:], t.crew("scout").dealt[0]
    t.answer("scout", "take_offer")
    assert Deeds.of(t.game).offer == 1
    assert t.view("captain")["offer"] == 1
    assert t.crew("scout").hand == hand
    assert t.crew("scout").dealt == []
    assert dealt in t.game.objective_pools["requirement"]
    assert dealt not in str(t.view("captain"))
    assert "take_offer" not in t.asides("captain") + t.asides("scout")
    assert t.asked("captain") == "act"
    t.check()


@rule("AFT-EPIVICT-05")
def test_whoever_had_looked_at_the_requirement_knows_nothing_after_the_offer() -> None:
    t = epilogue("captain", "scout")
    t.game.objectives_seen = [(0, 1, 0, True)]
    assert t.view("captain")["notes"]["objectives"]
    t.turn("captain").answer("scout", "take_offer")
    assert t.view("captain")["notes"]["objectives"] == []


@rule("AFT-EPIEVENT-05")
def test_intruders_in_combat_attack() -> None:
    t = epilogue("captain", "scout")
    t.crew("captain").slot = t.slot("cockpit")
    adult = t.intruder("adult", "cockpit")
    t.intruder("adult", "engine_1")
    t.rig(attack=["scratch_1"]).run("intruder_attacks")
    assert [event["figure"] for event in t.told("attack")] == [adult]


@rule("AFT-EPIVICT-05")
def test_the_dead_and_the_gone_can_not_take_it() -> None:
    t = epilogue("captain", "scout", "soldier")
    t.crew("scout").status = "escaped"
    t.crew("scout").slot = ""
    t.turn("captain")
    assert t.asides("scout") == []


@rule("AFT-EPIVICT-06", "AFT-EPIVICT-09")
def test_the_offer_wins_whatever_the_others_did() -> None:
    t = epilogue("captain", "scout", "soldier").turn("captain").answer("captain", "take_offer")
    t.empty_hands("captain").carry("captain", "egg")
    t.crew("captain").signal = True
    for who in ("scout", "soldier"):
        t.crew(who).slot = t.slot("cockpit")
    leaves(t)
    assert SecondTokens.of(t.game).facedown
    assert t.game.winners == [0]


@rule("AFT-EPIVICT-06")
@pytest.mark.parametrize("missing", ["signal", "egg", "alone"])
def test_the_offer_needs_all_of_it(missing: str) -> None:
    t = epilogue("captain", "scout", "soldier").turn("captain").answer("captain", "take_offer")
    t.empty_hands("captain")
    if missing != "egg":
        t.carry("captain", "egg")
    t.crew("captain").signal = missing != "signal"
    t.crew("soldier").slot = t.slot("cockpit")
    if missing != "alone":
        t.crew("scout").slot = t.slot("cockpit")
    leaves(t)
    assert 0 not in t.game.winners


@pytest.mark.parametrize(("players", "seed", "options", "now"), MATCHES)
def test_whole_epilogues_keep_the_laws_and_end(players: int, seed: str, options: dict[str, str], now: int) -> None:
    before = finished(players, seed, **options).leave()
    title = epilogue_after(before)
    options = {"characters": ",".join(CREW[:now]), "board": before.options.get("board", "base")}
    match = new_match(title, now, options, seed)
    match.hashing = False
    rng = Random(seed)
    while not match.over:
        question = match.pending[0]
        asides = match.aside_options(question.seat)
        if asides and rng.random() < 0.02:
            match.answer(question.seat, rng.choice(asides).key)
        else:
            match.answer(question.seat, rng.choice(question.options).key)
        assert match.breaches() == []
    assert match.state.round <= 5
    assert MAIN not in [c.slot for c in match.state.crew]


# -- alerts


@rule("AFT-EPISETUP-21", "AFT-ALERT-06")
def test_the_first_alert_is_revealed_at_the_end_of_the_setup() -> None:
    match = new_match(epilogue_after(finished(2, "a").leave()), 2, {"characters": "captain,scout"}, "alerts")
    part = Alerts.of(match.state)
    assert part.open
    assert len(part.deck) == 9
    for seat in (-1, 0, 1):
        shown = match.view(seat)["alert"]
        assert shown["open"] == part.open  # type: ignore[index]
        assert shown["left"] == 9  # type: ignore[index]


@rule("AFT-EPIEVENT-03", "AFT-EPIEVENT-04", "AFT-EPIEVENT-11")
def test_a_fulfilled_alert_is_removed_and_a_second_one_follows_the_first() -> None:
    t = alert(epilogue("captain", "scout"), "unstable_reactor")
    Alerts.of(t.game).done = ["generator", "engine_2"]
    t.game.round = 3
    t.rig(alert=["black_box"]).run("alert_check")
    part = Alerts.of(t.game)
    assert (part.open, part.removed, part.done) == ("black_box", ["unstable_reactor"], [])
    t.game.round = 5
    t.game.objects[MAIN] = ["sample"]
    t.run("alert_check")
    assert (part.open, sorted(part.removed)) == ("", ["black_box", "unstable_reactor"])
    assert not t.match.over


@rule("AFT-EPIEVENT-03", "AFT-ALERT-01")
def test_an_alert_that_nobody_answered_defeats_everybody_on_board() -> None:
    t = alert(seen(requires(epilogue("captain", "scout", "soldier"), "scout", "call_home")), "unstable_reactor")
    t.crew("scout").signal = True
    t.crew("scout").status, t.crew("scout").slot = "escaped", ""
    t.crew("soldier").slot = t.slot("cockpit")
    t.game.round = 3
    t.run("alert_check")
    assert t.match.over
    assert t.game.end_reason == "alert"
    assert [c.status for c in t.game.crew] == ["dead", "escaped", "dead"]
    # Whoever is gone goes on to the checks.
    assert t.game.winners == [1]
    assert not t.ship_destroyed


@rule("AFT-EPIVICT-11", "AFT-EPIVICT-06")
@pytest.mark.parametrize(("company", "won"), [(False, [0]), (True, [])])
def test_the_holder_of_the_offer_is_judged_as_if_the_shuttle_left(company: bool, won: list[int]) -> None:
    t = epilogue("captain", "scout").turn("captain").answer("captain", "take_offer")
    t = alert(t, "unstable_reactor").empty_hands("captain").carry("captain", "egg")
    t.crew("captain").signal = True
    if not company:
        t.crew("scout").slot = t.slot("cockpit")
    t.game.round = 3
    t.run("alert_check")
    assert [c.status for c in t.game.crew] == [DEPARTED, "dead"]
    assert t.game.winners == won


@rule("AFT-EPIVICT-11")
def test_a_holder_on_the_ship_is_lost_with_the_others() -> None:
    t = epilogue("captain", "scout").turn("captain").answer("captain", "take_offer")
    t = alert(t, "unstable_reactor")
    t.crew("captain").slot = t.slot("cockpit")
    t.game.round = 5
    t.run("alert_check")
    assert [c.status for c in t.game.crew] == ["dead", "dead"]
