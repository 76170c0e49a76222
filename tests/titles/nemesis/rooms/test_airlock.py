"""Airlock Control."""

from __future__ import annotations

from airlock.survival.doors import destroy_door, open_door
from tests.rules import rule
from tests.table import Table, table

# The Generator has the corridors 014_017, 017_019 and 017_020.
GENERATOR = "slot_017"
AROUND = ["cor_014_017", "cor_017_019", "cor_017_020"]


def airlock() -> Table:
    t = table("scout", "captain").at("scout", "airlock", "slot_006").room("generator", GENERATOR)
    return t.any_hand("scout", 5).turn("scout")


def sealed() -> Table:
    return airlock().do("scout", "room:airlock:procedure")


@rule("NEM-ROOM-AIRLOCK-01", "NEM-ROOM-AIRLOCK-07")
def test_airlock_takes_another_explored_yellow_room() -> None:
    t = table("scout", "captain").at("scout", "airlock", "slot_006").any_hand("scout", 5).turn("scout")
    # Its own room is yellow too; rooms of other colours, special and unexplored ones don't serve.
    t.room("storage").room("laboratory").room("cabins").room("nest")
    t.game.tile_pools["room_1"].remove("comms")
    t.game.tiles["slot_018"] = "comms"
    assert t.why_not("scout", "room:airlock:procedure") == "no_room_for_airlock"
    t.room("fire_control", "slot_016").room("generator", GENERATOR).room("engine_control", "slot_007")
    t.do("scout", "room:airlock:procedure")
    assert t.options("scout") == ["slot:slot_007", "slot:slot_016", "slot:slot_017"]


@rule("NEM-ROOM-AIRLOCK-01")
def test_airlock_needs_a_room_without_destroyed_doors() -> None:
    t = airlock().door("cor_017_019", "destroyed")
    assert t.refused("scout", "room:airlock:procedure")
    assert t.why_not("scout", "room:airlock:procedure") == "no_room_for_airlock"


@rule("NEM-ROOM-AIRLOCK-02")
def test_airlock_closes_all_doors_of_the_room() -> None:
    t = airlock().door("cor_017_019")
    t.do("scout", "room:airlock:procedure")
    assert t.game.doors == dict.fromkeys(AROUND, "closed")
    assert t.game.airlock == GENERATOR
    assert t.view("captain")["airlock"] == GENERATOR
    assert [e["slot"] for e in t.told("airlock_ready")] == [GENERATOR]
    assert len(t.crew("scout").hand) == 3
    t.check()


@rule("NEM-ROOM-AIRLOCK-02")
def test_airlock_takes_missing_doors_from_elsewhere() -> None:
    t = airlock().door("cor_014_017")
    others = [c for c in t.game.map.corridors if c not in AROUND][:11]
    for corridor in others:
        t.door(corridor, "destroyed")
    # One door is closed there already; the other two would have to come from elsewhere.
    assert t.refused("scout", "room:airlock:procedure")
    for corridor in others[:3]:
        t.door(corridor)
    t.do("scout", "room:airlock:procedure")
    assert t.options("scout") == [f"corridor:{c}" for c in others[:3]]
    t.do("scout", f"corridor:{others[0]}", f"corridor:{others[2]}")
    closed = [c for c, state in t.game.doors.items() if state == "closed"]
    assert sorted(closed) == sorted([*AROUND, others[1]])
    assert len(t.game.doors) == 12
    assert t.game.airlock == GENERATOR
    t.check()


@rule("NEM-ROOM-AIRLOCK-02")
def test_airlock_needs_doors_for_the_open_corridors_only() -> None:
    t = airlock().door("cor_014_017").door("cor_017_019")
    others = [c for c in t.game.map.corridors if c not in AROUND]
    for corridor in others[:10]:
        t.door(corridor, "destroyed")
    # No token is left, and the closed doors of the room itself can't be moved.
    assert len(t.game.doors) == t.game.map.limits["doors"]
    assert t.refused("scout", "room:airlock:procedure")
    del t.game.doors[others[0]]
    t.refresh().do("scout", "room:airlock:procedure")
    assert [t.game.doors[c] for c in AROUND] == ["closed"] * 3


@rule("NEM-ROOM-AIRLOCK-03")
def test_airlock_stops_if_a_door_is_opened_destroyed_or_taken_away() -> None:
    for how in ("opened", "destroyed", "taken"):
        t = sealed().at("captain", GENERATOR)
        if how == "opened":
            open_door(t.game, AROUND[0])
        elif how == "destroyed":
            destroy_door(t.game, AROUND[1])
        else:
            for corridor in [c for c in t.game.map.corridors if c not in AROUND][:9]:
                t.door(corridor, "destroyed")
            t.at("scout", "command").any_hand("scout", 3).turn("scout")
            t.do("scout", "room:command:doors", "slot:slot_009", "corridor:cor_009_012", f"corridor:{AROUND[2]}")
        assert t.game.airlock == "", how
        t.run("end_player_phase")
        assert t.crew("captain").active, how


@rule("NEM-ROOM-AIRLOCK-03")
def test_airlock_does_not_mind_other_doors() -> None:
    t = sealed().door("cor_013_019")
    open_door(t.game, "cor_013_019")
    assert t.game.airlock == GENERATOR


@rule("NEM-ROOM-AIRLOCK-04")
def test_airlock_kills_everybody_in_the_room_when_all_have_passed() -> None:
    t = sealed().at("captain", GENERATOR).carry("captain", "egg")
    for kind in ("queen", "adult", "larva"):
        t.intruder(kind, GENERATOR)
    elsewhere = t.intruder("adult", "slot_014")
    t.any_hand("captain", 0)
    t.do("scout", "pass")
    # Not before all have passed.
    assert t.crew("captain").active
    assert len(t.game.figures) == 4
    t.game.objects[GENERATOR] = ["egg"]
    t.game.agenda = [("halt", -1), ("end_player_phase", -1), ("player_turns", -1)]
    t.do("captain", "pass")
    assert t.crew("captain").status == "dead"
    assert t.crew("scout").active
    assert [f.name for f in t.game.figures] == [elsewhere]
    assert t.game.queen_killed
    # No injury check: nothing was drawn. Larvae leave no carcass; eggs and objects stay.
    assert t.game.attack_discard == []
    assert sorted(t.game.objects_in(GENERATOR)) == ["carcass", "carcass", "corpse_1", "egg", "egg"]
    t.check()


@rule("NEM-ROOM-AIRLOCK-04", "NEM-DEF-20")
def test_airlock_kills_two_at_once() -> None:
    t = table("scout", "captain", "pilot", mode="intruder").met()
    t.at("scout", "airlock", "slot_006").room("generator", GENERATOR).any_hand("scout", 5).turn("scout")
    t.do("scout", "room:airlock:procedure").at("captain", GENERATOR).at("pilot", GENERATOR)
    # The Pilot comes first in order, the Captain has the lower player number.
    t.game.first_player = t.seat("pilot")
    t.run("end_player_phase")
    assert [e["seat"] for e in t.told("died")] == [t.seat("pilot"), t.seat("captain")]
    assert t.asked("captain") == "play_intruders"
    assert t.asked("pilot") == ""
    # Both were dead before either death had a consequence.
    names = [e["event"] for e in t.match.history(-1)]
    assert names.index("pod_turned") > max(i for i, name in enumerate(names) if name == "died")
    t.answer("captain", "stay_dead").check()


@rule("NEM-ROOM-AIRLOCK-04", "NEM-DEF-20")
def test_airlock_leaves_nobody_to_play_against_if_the_last_two_die_at_once() -> None:
    t = table("scout", "captain", mode="intruder").met()
    t.at("scout", "airlock", "slot_006").room("generator", GENERATOR).any_hand("scout", 5).turn("scout")
    t.do("scout", "room:airlock:procedure").at("captain", GENERATOR).at("scout", GENERATOR)
    t.run("end_player_phase")
    assert [e["seat"] for e in t.told("died")] == [0, 1]
    assert t.told("takes_over") == []
    assert t.match.over


@rule("NEM-ROOM-AIRLOCK-05")
def test_airlock_puts_out_the_fire_and_the_token_goes() -> None:
    t = sealed().fire("generator", "cockpit").run("end_player_phase")
    assert [e["slot"] for e in t.told("airlock_opens")] == [GENERATOR]
    assert t.game.fire == ["slot_001"]
    assert t.game.airlock == ""
    assert t.game.doors == dict.fromkeys(AROUND, "closed")


@rule("NEM-ROOM-AIRLOCK-06")
def test_airlock_can_be_used_once_at_a_time() -> None:
    t = airlock().room("comms", "slot_003").do("scout", "room:airlock:procedure", "slot:slot_003")
    assert t.refused("scout", "room:airlock:procedure")
    assert t.why_not("scout", "room:airlock:procedure") == "airlock_in_use"
    t.run("end_player_phase").any_hand("scout", 3).turn("scout")
    assert t.can("scout", "room:airlock:procedure")
