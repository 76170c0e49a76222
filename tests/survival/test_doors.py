"""Doors: open, closed, destroyed; twelve tokens."""

from __future__ import annotations

import pytest

from airlock.survival.doors import can_work, close_door, destroy_door, open_door, work_door, workable_doors
from airlock.survival.encounter import encounter
from airlock.survival.figures import move_figures
from tests.rules import rule
from tests.table import Table, table

AROUND = ["cor_006_011", "cor_008_011", "cor_011_014", "cor_011_015"]
HERE = AROUND[0]


def with_doors(t: Table, n: int, state: str = "closed") -> Table:
    """This many door tokens lie in corridors away from the Hibernatorium."""
    free = [c for c in t.game.map.corridors if c not in AROUND and c not in t.game.doors]
    for corridor in free[:n]:
        t.door(corridor, state)
    return t


@rule("NEM-DOOR-01", "NEM-DOOR-11")
def test_three_states() -> None:
    t = table("captain", "scout")
    assert t.game.doors == {}
    t.flow(close_door(t.game, 0, HERE))
    assert t.game.doors == {HERE: "closed"}
    assert t.view("")["doors"] == {HERE: "closed"}
    destroy_door(t.game, HERE)
    assert t.game.doors == {HERE: "destroyed"}
    # An open door has nothing to destroy.
    destroy_door(t.game, AROUND[1])
    assert AROUND[1] not in t.game.doors


@rule("NEM-DOOR-02")
def test_one_door_a_corridor() -> None:
    t = table("captain", "scout")
    t.flow(close_door(t.game, 0, HERE)).flow(close_door(t.game, 0, HERE))
    assert t.game.doors == {HERE: "closed"}
    assert len(t.told("door_closed")) == 1


@rule("NEM-DOOR-03")
def test_a_closed_door_stops_characters_intruders_and_grenades() -> None:
    t = table("captain", "scout").item("captain", "grenade").any_hand("captain", 3).room("canteen", "slot_006")
    figure = t.game.figure(t.intruder("adult", "slot_006"))
    assert figure is not None
    assert t.can("captain", "move:slot_006")
    assert t.can("captain", "item:grenade:throw")
    t.door(HERE)
    assert not t.can("captain", "move:slot_006")
    assert not t.can("captain", "item:grenade:throw")
    assert t.why_not("captain", "item:grenade:throw") == "nothing_to_throw_at"
    t.flow(move_figures(t.game, [(figure, HERE)]))
    assert figure.slot == "slot_006"
    # The door is destroyed now and stops nobody.
    t.turn("captain")
    assert t.game.doors == {HERE: "destroyed"}
    assert t.can("captain", "move:slot_006")
    assert t.can("captain", "item:grenade:throw")


@rule("NEM-DOOR-07")
def test_an_encounter_ignores_a_closed_door() -> None:
    t = table("captain", "scout").at("captain", "cockpit").at("scout", "canteen", "slot_006").door(HERE).noise(HERE)
    t.bag("larva_1").flow(encounter(t.game, t.crew("scout")))
    assert [f.slot for f in t.game.figures] == ["slot_006"]
    assert t.game.doors == {HERE: "closed"}


@rule("NEM-DOOR-08")
def test_a_destroyed_door_lets_everyone_pass() -> None:
    t = table("captain", "scout").room("canteen", "slot_006").door(HERE, "destroyed")
    assert t.can("captain", "move:slot_006")
    figure = t.game.figure(t.intruder("adult", "slot_006"))
    assert figure is not None
    t.flow(move_figures(t.game, [(figure, HERE)]))
    assert figure.slot == "slot_011"
    assert t.game.doors == {HERE: "destroyed"}


@rule("NEM-DOOR-09")
def test_a_destroyed_door_stays_destroyed() -> None:
    t = table("captain", "scout").door(HERE, "destroyed")
    t.flow(close_door(t.game, 0, HERE))
    assert t.game.doors == {HERE: "destroyed"}
    assert HERE not in workable_doors(t.game, "slot_011")


@rule("NEM-DOOR-10")
def test_opening_returns_the_token() -> None:
    t = with_doors(table("captain", "scout").door(HERE), 11)
    assert len(t.game.doors) == 12
    open_door(t.game, HERE)
    assert HERE not in t.game.doors
    # The token can be used again without taking one from elsewhere.
    t.flow(close_door(t.game, 0, AROUND[1]))
    assert t.asked() == "halted"
    assert t.game.doors[AROUND[1]] == "closed"
    t.check()


@rule("NEM-DOOR-12")
def test_the_thirteenth_door_is_taken_from_a_corridor_of_the_players_choice() -> None:
    t = with_doors(table("captain", "scout"), 10)
    t = with_doors(t, 2, "destroyed")
    closed = sorted(c for c, state in t.game.doors.items() if state == "closed")
    t.flow(close_door(t.game, t.seat("scout"), HERE))
    assert t.asked("scout") == "take_door"
    # Destroyed doors can't be taken.
    assert t.options("scout") == [f"corridor:{c}" for c in closed]
    t.answer("scout", f"corridor:{closed[3]}")
    assert t.game.doors[HERE] == "closed"
    assert closed[3] not in t.game.doors
    assert len(t.game.doors) == 12
    t.check()


@rule("NEM-DOOR-12")
def test_if_all_twelve_are_destroyed_no_door_is_placed() -> None:
    t = with_doors(table("captain", "scout"), 12, "destroyed")
    t.flow(close_door(t.game, 0, HERE))
    assert HERE not in t.game.doors
    assert not can_work(t.game, HERE)
    assert workable_doors(t.game, "slot_011") == []


@rule("NEM-DOOR-14")
def test_working_a_door_changes_one_corridor() -> None:
    t = table("pilot", "scout").door(HERE).door(AROUND[1], "destroyed").hand("pilot", "knowledge_of_the_ship", "rest")
    assert workable_doors(t.game, "slot_011") == [HERE, AROUND[2], AROUND[3]]
    t.turn("pilot").do("pilot", "card:knowledge_of_the_ship:door", f"corridor:{HERE}")
    assert HERE not in t.game.doors
    t.flow(work_door(t.game, t.crew("pilot"), AROUND[2]))
    assert t.game.doors == {AROUND[1]: "destroyed", AROUND[2]: "closed"}


def test_no_door_of_a_network() -> None:
    t = table("captain", "scout")
    assert workable_doors(t.game, "slot_002") == ["cor_001_002", "cor_002_006"]


@rule("NEM-DOOR-14")
def test_one_effect_changes_no_corridor_twice() -> None:
    t = table("captain", "scout").at("captain", "command", "slot_006").any_hand("captain", 3).turn("captain")
    t.do("captain", "room:command:doors", "slot:slot_011", f"corridor:{HERE}")
    assert t.game.doors == {HERE: "closed"}
    assert t.asked("captain") == "work_doors"
    assert not t.can("captain", f"corridor:{HERE}")
    t.do("captain", f"corridor:{AROUND[1]}", "done")
    assert t.game.doors == {HERE: "closed", AROUND[1]: "closed"}


@rule("NEM-DOOR-03")
@pytest.mark.parametrize("thrown", ["grenade", "molotov_cocktail"])
def test_nothing_behind_a_closed_door_is_aimed_at_while_somebody_stands_here(thrown: str) -> None:
    t = table("captain", "scout").item("captain", thrown).any_hand("captain", 3).room("canteen", "slot_006")
    t.intruder("adult", "slot_006")
    t.intruder("adult", "hibernatorium")
    t.turn("captain").answer("captain", f"item:{thrown}:throw")
    assert len(t.options("captain")) == 2
    u = table("captain", "scout").item("captain", thrown).any_hand("captain", 3).room("canteen", "slot_006")
    u.intruder("adult", "slot_006")
    u.intruder("adult", "hibernatorium")
    u.door(HERE).turn("captain").rig(attack=["scratch_4"], wound=["leg", "leg"])
    u.do("captain", f"item:{thrown}:throw")
    assert [e["slot"] for e in u.told("thrown")] == ["slot_011"]
