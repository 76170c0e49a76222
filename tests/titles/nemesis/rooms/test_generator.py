"""Generator."""

from __future__ import annotations

from airlock.titles.nemesis.ship.self_destruct import TRACK
from tests.rules import rule
from tests.table import Table, table


def generator() -> Table:
    return table("scout", "captain").at("scout", "generator").any_hand("scout", 5).turn("scout")


@rule("NEM-ROOM-GENERATOR-01")
def test_generator_starts_the_sequence_on_the_green_space() -> None:
    t = generator()
    t.do("scout", "room:generator:start")
    assert t.self_destruct == 6
    assert TRACK[6] == "green"
    assert t.why_not("scout", "room:generator:start") == "sequence_running"
    assert t.view("captain")["self_destruct"] == 6
    assert len(t.told("self_destruct_started")) == 1


@rule("NEM-ROOM-GENERATOR-02")
def test_generator_sequence_moves_with_the_time_marker() -> None:
    t = generator()
    t.do("scout", "room:generator:start")
    time = t.game.time
    t.run("advance_time")
    assert (t.game.time, t.self_destruct) == (time - 1, 5)


@rule("NEM-ROOM-GENERATOR-03")
def test_generator_stops_the_sequence_and_a_new_one_begins_at_the_start() -> None:
    t = generator()
    assert t.why_not("scout", "room:generator:stop") == "sequence_not_running"
    t.do("scout", "room:generator:start").run("advance_time", "advance_time")
    assert t.self_destruct == 4
    # Somebody else may stop it.
    t.at("captain", "generator").any_hand("captain", 4).turn("captain")
    t.do("captain", "room:generator:stop")
    assert t.self_destruct == -1
    assert len(t.told("self_destruct_stopped")) == 1
    t.do("captain", "room:generator:start")
    assert t.self_destruct == 6


@rule("NEM-ROOM-GENERATOR-03", "NEM-ROOM-GENERATOR-07")
def test_generator_cannot_start_but_can_stop_while_somebody_hibernates() -> None:
    t = generator()
    t.asleep("captain")
    assert t.refused("scout", "room:generator:start")
    assert t.why_not("scout", "room:generator:start") == "somebody_hibernates"
    t.self_destruct = 5
    t.turn("scout").do("scout", "room:generator:stop")
    assert t.self_destruct == -1


@rule("NEM-ROOM-GENERATOR-04", "NEM-ROOM-GENERATOR-09")
def test_generator_cannot_stop_a_critical_sequence() -> None:
    t = generator()
    t.do("scout", "room:generator:start")
    # The 3rd advance makes it irreversible.
    for advance, space in enumerate((5, 4, 3), start=1):
        assert t.turn("scout").can("scout", "room:generator:stop"), f"before advance {advance}"
        t.run("advance_time")
        assert t.self_destruct == space
    t.turn("scout")
    assert t.refused("scout", "room:generator:stop")
    assert t.why_not("scout", "room:generator:stop") == "sequence_critical"
    colours = ["red", "yellow", "yellow", "yellow", "white", "white", "green"]
    assert colours == TRACK


@rule("NEM-ROOM-GENERATOR-05")
def test_generator_sequence_unlocks_all_pods_when_it_turns_yellow() -> None:
    t = generator()
    t.do("scout", "room:generator:start").run("advance_time", "advance_time")
    assert all(p.locked for p in t.pods)
    t.run("advance_time")
    assert not any(p.locked for p in t.pods)
    # Locked again by hand, a pod stays locked.
    t.at("scout", "hatch").any_hand("scout", 3).turn("scout").do("scout", "room:hatch:turn_pod", "pod:1")
    t.run("advance_time")
    assert [p.locked for p in t.pods] == [True, False]


@rule("NEM-ROOM-GENERATOR-06", "NEM-ROOM-GENERATOR-09")
def test_generator_sequence_explodes_the_ship_with_the_6th_advance() -> None:
    t = generator()
    t.do("scout", "room:generator:start")
    t.run(*["advance_time"] * 5)
    assert t.self_destruct == 1
    assert t.told("game_ended") == []
    t.run("advance_time")
    assert [e["reason"] for e in t.told("game_ended")] == ["self_destruct"]
    assert t.ship_destroyed
    assert {c.status for c in t.game.crew} == {"dead"}


@rule("NEM-ROOM-GENERATOR-08")
def test_generator_sequence_destroys_the_ship_in_the_jump() -> None:
    t = generator()
    t.game.time = 1
    t.do("scout", "room:generator:start").asleep("scout").run("advance_time")
    assert t.game.end_reason == "jump"
    assert t.ship_destroyed
    assert t.crew("scout").status == "dead"


@rule("NEM-ROOM-GENERATOR-09")
def test_generator_sequence_is_irreversible_on_every_yellow_space() -> None:
    t = generator()
    t.do("scout", "room:generator:start").run("advance_time", "advance_time")
    for space in (3, 2, 1):
        t.run("advance_time").any_hand("scout", 5).turn("scout")
        assert t.view("captain")["self_destruct"] == space
        assert t.why_not("scout", "room:generator:stop") == "sequence_critical"
    assert len(t.told("self_destruct_critical")) == 1
