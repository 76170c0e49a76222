"""How a game ends: the jump, the explosion, nobody left on board."""

from __future__ import annotations

import pytest

from airlock.survival.crew import ACTIVE, DEAD
from airlock.survival.death import die
from airlock.survival.ending import EXPLOSION, HULL_BREACH, NOBODY_LEFT
from airlock.titles.nemesis.ship.hibernation import HIBERNATING
from airlock.titles.nemesis.ship.pods import ESCAPED
from airlock.titles.nemesis.ship.self_destruct import JUMP, SELF_DESTRUCT
from tests.rules import rule
from tests.table import Table, table

# Special and basic rooms that can get a malfunction marker.
BREAKABLE = ["cockpit", "engine_1", "engine_2", "engine_3", "comms", "emergency", "armory", "storage"]


def status(t: Table) -> dict[str, str]:
    return {name: t.crew(name).status for name in t.names}


def ship_survives(t: Table) -> Table:
    """Whatever is revealed later: three working engines, and Earth at space B."""
    return t.rig(engine={1: "working", 2: "working", 3: "working"}, coordinates=["coord_6"])


def told_checks(t: Table) -> list[str]:
    kinds = ("engines_revealed", "coordinates_revealed", "survives", "contamination_kills", "objective_revealed", "won")
    return [e["event"] for e in t.match.history(-1) if e["event"] in kinds]


@rule("NEM-END-02", "NEM-END-03")
def test_the_jump_kills_who_is_awake_and_neither_intruders_nor_nest() -> None:
    t = ship_survives(table("captain", "scout", "pilot").asleep("scout").escaped("pilot"))
    t.keeps("pilot", "the_great_hunt").crew("pilot").signal = True
    t.intruder("queen", "hibernatorium")
    t.game.time = 1
    t.run("advance_time")
    assert t.match.over
    assert t.game.end_reason == JUMP
    assert t.game.time == 0
    assert status(t) == {"captain": DEAD, "scout": HIBERNATING, "pilot": ESCAPED}
    assert [e["seat"] for e in t.told("lost_in_jump")] == [0]
    assert [f.kind for f in t.game.figures] == ["queen"]
    assert not t.game.queen_killed
    assert not t.game.nest_destroyed
    assert not t.ship_destroyed
    # The Queen the Pilot hunts is alive.
    assert t.survivors == ["scout", "pilot"]
    assert "pilot" not in t.winners
    t.check()


@rule("NEM-END-04", "NEM-END-06")
def test_the_explosion_kills_everybody_and_everything_on_board() -> None:
    t = table("captain", "scout", "pilot").asleep("scout").escaped("pilot")
    t.keeps("pilot", "the_great_hunt").crew("pilot").signal = True
    t.intruder("queen", "hibernatorium")
    t.self_destruct = 1
    t.run("advance_time")
    assert t.match.over
    assert t.game.end_reason == SELF_DESTRUCT
    assert t.self_destruct == 0
    assert t.ship_destroyed
    assert status(t) == {"captain": DEAD, "scout": DEAD, "pilot": ESCAPED}
    assert [e["seat"] for e in t.told("lost_with_ship")] == [0, 1]
    assert t.winners == ["pilot"]


@rule("NEM-END-06")
def test_a_destroyed_ship_counts_as_a_destroyed_nest() -> None:
    t = table("captain", "scout", "pilot", "soldier", "mechanic").escaped("pilot")
    t.keeps("pilot", "aliens_on_a_spaceship").crew("pilot").signal = True
    t.end(SELF_DESTRUCT)
    assert not t.game.nest_destroyed
    assert t.winners == ["pilot"]


def with_all_markers() -> Table:
    """Eight fires and eight malfunctions; the Scout sleeps, the Captain is next to an unexplored room."""
    t = table("captain", "scout").asleep("scout")
    for room in BREAKABLE:
        t.room(room)
    t.fire(*BREAKABLE).malfunction(*BREAKABLE)
    return t.any_hand("captain", 5).turn("captain")


@rule("NEM-END-05")
def test_eight_fires_and_eight_malfunctions_at_once_are_allowed() -> None:
    t = with_all_markers().check()
    assert (len(t.game.fire), len(t.game.malfunction)) == (8, 8)
    t.rig(explore={"slot_015": "silence_1"}).do("captain", "move:slot_015")
    assert t.asked("captain") == "act"


@rule("NEM-END-01", "NEM-END-05")
@pytest.mark.parametrize(("token", "reason"), [("fire_1", EXPLOSION), ("malfunction_1", HULL_BREACH)])
def test_the_ninth_marker_ends_the_game_in_the_middle_of_a_move(token: str, reason: str) -> None:
    t = with_all_markers().rig(room={"slot_015": "canteen"}, explore={"slot_015": token})
    t.do("captain", "move:slot_015")
    assert t.match.over
    assert t.game.end_reason == reason
    assert t.ship_destroyed
    assert status(t) == {"captain": DEAD, "scout": DEAD}
    # No noise was rolled any more, no second action followed, and no ninth marker came onto the board.
    assert not t.told("noise_rolled")
    assert (len(t.game.fire), len(t.game.malfunction)) == (8, 8)
    t.check()


@rule("NEM-END-01")
def test_nothing_of_the_event_phase_follows_the_jump() -> None:
    t = table("captain", "scout")
    t.intruder("adult", "hibernatorium")
    t.game.time = 1
    t.run("advance_time", "intruder_attacks", "fire_damage", "event_card", "develop_bag")
    assert t.match.over
    assert not t.told("attack")
    assert not t.told("event_card")


@rule("NEM-END-07", "NEM-END-08")
def test_the_death_of_the_last_one_awake_ends_the_game_with_the_jump() -> None:
    t = ship_survives(table("captain", "scout").met().asleep("scout"))
    assert t.game.time == 15
    t.flow(die(t.game, t.crew("captain"), "wounds"))
    assert t.match.over
    assert t.game.end_reason == NOBODY_LEFT
    assert t.game.time == 0
    assert not t.ship_destroyed
    assert t.survivors == ["scout"]


@rule("NEM-END-07")
def test_the_game_goes_on_while_somebody_is_awake_even_on_a_pod() -> None:
    t = table("captain", "scout", "pilot").escaped("pilot").at("scout", "evacuation_b")
    t.aboard("scout", pod=2)
    t.flow(die(t.game, t.crew("captain"), "wounds"))
    assert not t.match.over
    assert status(t) == {"captain": DEAD, "scout": ACTIVE, "pilot": ESCAPED}


@rule("NEM-END-02")
def test_who_waits_on_a_pod_is_on_board_and_dies_in_the_jump() -> None:
    t = table("captain", "scout").at("scout", "evacuation_b")
    pod = t.aboard("scout", pod=2).pods[1]
    t.end(JUMP)
    assert t.survivors == []
    assert pod.aboard == []
    t.check()


@rule("NEM-END-09")
def test_a_jump_with_a_running_sequence_destroys_the_ship() -> None:
    t = table("captain", "scout", "pilot").met().asleep("scout").escaped("pilot")
    t.game.time, t.self_destruct = 1, 5
    t.run("advance_time")
    assert t.game.end_reason == JUMP
    assert t.self_destruct == 4
    assert t.ship_destroyed
    assert status(t) == {"captain": DEAD, "scout": DEAD, "pilot": ESCAPED}


@rule("NEM-END-09")
def test_both_markers_reach_their_last_space_at_once() -> None:
    t = table("captain", "scout").asleep("scout")
    t.game.time, t.self_destruct = 1, 1
    t.run("advance_time")
    assert (t.game.time, t.self_destruct) == (0, 0)
    assert t.ship_destroyed
    assert t.survivors == []


@rule("NEM-END-10")
def test_with_nobody_alive_everybody_has_lost_and_nothing_is_checked() -> None:
    t = table("captain", "scout")
    t.end(JUMP)
    assert t.match.over
    assert t.survivors == []
    assert t.winners == []
    assert told_checks(t) == []
    # What nobody has seen stays undecided.
    assert t.engines.tops == ["", "", ""]
    assert t.course.card == ""


@rule("NEM-END-10", "NEM-VICT-02")
def test_one_in_a_pod_is_enough_for_the_victory_check() -> None:
    t = table("captain", "scout").escaped("scout").keeps("scout", "salvaging_the_prime_asset")
    t.end(JUMP)
    assert told_checks(t) == ["engines_revealed", "coordinates_revealed", "survives", "objective_revealed", "won"]


@rule("NEM-END-11")
def test_example_the_last_one_awake_hibernates() -> None:
    t = ship_survives(table("captain", "scout").asleep("scout").any_hand("captain", 5))
    t.keeps("captain", "salvaging_the_prime_asset").keeps("scout", "hoarder")
    t.game.time = 4
    t.turn("captain").rig(noise=["silence"])
    t.do("captain", "room:hibernatorium:hibernate")
    assert t.match.over
    assert t.game.end_reason == NOBODY_LEFT
    assert t.game.time == 0
    assert not t.ship_destroyed
    assert told_checks(t) == [
        "engines_revealed",
        "coordinates_revealed",
        "survives",
        "survives",
        "objective_revealed",
        "won",
        "objective_revealed",
    ]
    assert t.survivors == ["captain", "scout"]
    assert t.winners == ["captain"]


@rule("NEM-END-07", "NEM-END-08", "NEM-END-12")
def test_example_the_last_one_awake_launches_with_a_running_sequence() -> None:
    t = table("captain", "scout").asleep("scout").at("captain", "evacuation_a").any_hand("captain", 5)
    t.keeps("captain", "the_great_hunt").keeps("scout", "quarantine")
    t.crew("captain").signal = True
    t.pods[0].locked = False
    # Not yet yellow, and many rounds left.
    t.self_destruct = 5
    t.turn("captain").rig(noise=["silence"])
    t.do("captain", "room:evacuation_a:board")
    assert t.asked("captain") == "launch_or_wait"
    t.do("captain", "launch")
    assert t.match.over
    assert t.game.end_reason == NOBODY_LEFT
    assert (t.game.time, t.self_destruct) == (15, 0)
    assert t.ship_destroyed
    assert status(t) == {"captain": ESCAPED, "scout": DEAD}
    assert told_checks(t) == ["survives", "objective_revealed", "won"]


@rule("NEM-END-13")
@pytest.mark.parametrize("board", ["base", "alt"])
def test_the_fifteenth_advance_is_the_jump(board: str) -> None:
    t = table("captain", "scout", board=board)
    for left in range(14, 0, -1):
        t.run("advance_time")
        assert t.game.time == left
        assert not t.match.over
    t.run("advance_time")
    assert t.game.time == 0
    assert t.match.over
    assert t.game.end_reason == JUMP


@rule("NEM-END-13", "NEM-END-09")
def test_the_fifteenth_advance_is_the_jump_of_a_ship_about_to_explode_too() -> None:
    t = table("captain", "scout").run(*["advance_time"] * 14).at("scout", "generator").any_hand("scout", 3)
    t.turn("scout").do("scout", "room:generator:start").run("advance_time")
    assert [e["reason"] for e in t.told("game_ended")] == [JUMP]
    assert len(t.told("ship_destroyed")) == 1


@rule("NEM-END-01")
def test_a_finished_match_asks_nobody_anything() -> None:
    t = table("captain", "scout").met().asleep("scout")
    t.end(JUMP)
    assert t.match.over
    assert t.match.pending == []
    assert t.match.why_not(0) == []
    assert t.view("captain")["result"]["reason"] == JUMP
