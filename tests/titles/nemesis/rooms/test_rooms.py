"""Rooms in general."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from airlock.survival.exploration import decide_tile, turn_tile, unexplored
from airlock.survival.markers import can_break, place_fire, place_malfunction
from airlock.survival.search import cannot_search
from airlock.titles.nemesis.rooms import ROOMS
from tests.rules import rule
from tests.table import Table, table

BASIC = [
    "armory", "comms", "emergency", "evacuation_a", "evacuation_b", "fire_control", "generator", "laboratory", "nest",
    "storage", "surgery",
]  # fmt: skip
ADDITIONAL = [
    "airlock", "cabins", "canteen", "command", "engine_control", "hatch", "monitoring", "slime", "shower",
]  # fmt: skip
SPECIAL = ["cockpit", "hibernatorium", "engine_1", "engine_2", "engine_3"]


@rule("NEM-ROOM-01")
def test_a_room_action_needs_the_character_in_that_room() -> None:
    t = table("captain", "scout").room("storage").at("captain", "cockpit").turn("captain")
    assert not t.can("captain", "room:storage")
    assert t.refused("captain", "room:storage:fetch")
    t.at("captain", "storage")
    assert t.can("captain", "room:storage:fetch")


@rule("NEM-ROOM-02")
def test_no_room_action_in_combat() -> None:
    t = table("captain", "scout").at("captain", "storage").turn("captain")
    assert t.can("captain", "room:storage:fetch")
    t.intruder("creeper", "storage")
    assert t.refused("captain", "room:storage:fetch")
    assert t.why_not("captain", "room:storage:fetch") == "only_out_of_combat"


@rule("NEM-ROOM-03")
def test_no_room_action_with_a_malfunction_marker() -> None:
    t = table("captain", "scout").at("captain", "storage").malfunction("storage").turn("captain")
    assert t.refused("captain", "room:storage:fetch")
    assert t.why_not("captain", "room:storage:fetch") == "room_broken"
    t.game.malfunction.clear()
    t.refresh()
    assert t.can("captain", "room:storage:fetch")


@rule("NEM-ROOM-04")
def test_a_computer_does_nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("captain", "scout").at("captain", "storage").hand("captain", "rest", "search", "order").turn("captain")
    plain = t.options("captain")
    assert not t.game.has_computer(t.slot("storage"))
    monkeypatch.setattr(t.game.content.rooms["storage"], "computer", True)
    t.refresh()
    assert t.game.has_computer(t.slot("storage"))
    assert t.options("captain") == plain


@rule("NEM-ROOM-05", "NEM-ROOM-06")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_every_game_has_all_basic_rooms_and_five_additional_ones(seed: str) -> None:
    game = table("captain", "scout", seed=seed).game
    tiles = [decide_tile(game, slot) for slot in unexplored(game)]
    assert sorted(tile for tile in tiles if tile in BASIC) == sorted(BASIC)
    assert len([tile for tile in tiles if tile in ADDITIONAL]) == 5
    assert len(tiles) == 16
    assert sorted(game.tile_pools["room_2"] + [tile for tile in tiles if tile in ADDITIONAL]) == sorted(ADDITIONAL)


@rule("NEM-ROOM-07")
def test_special_rooms_have_fixed_places() -> None:
    for seed in ("one", "two"):
        game = table("captain", "scout", seed=seed).game
        assert {room: game.map.slots[game.where[room]].number for room in SPECIAL} == {
            "cockpit": 1, "hibernatorium": 11, "engine_1": 21, "engine_2": 20, "engine_3": 19,
        }  # fmt: skip


@rule("NEM-ROOM-08")
@pytest.mark.parametrize("room", SPECIAL)
def test_special_rooms_are_explored_burn_break_and_hide_nothing(room: str) -> None:
    t = table("captain", "scout").at("captain", room).hand("captain", "search", "rest").turn("captain")
    slot = t.slot(room)
    assert slot in t.game.rooms
    assert slot not in unexplored(t.game)
    assert t.why_not("captain", "card:search:search") == "not_searchable"
    place_fire(t.game, slot)
    place_malfunction(t.game, slot)
    assert t.game.fire == [slot]
    assert t.game.malfunction == [slot]


@rule("NEM-ROOM-09")
def test_a_room_action_may_be_used_again_and_by_anybody() -> None:
    t = table("captain", "scout").at("captain", "storage").at("scout", "storage")
    for who in ("captain", "captain", "scout"):
        t.any_hand(who, 2).turn(who)
        before = len(t.game.items["red"])
        t.do(who, "room:storage:fetch", "deck:red")
        t.do(who, t.options(who)[0])
        if t.asked(who) == "make_room":
            t.do(who, "keep_hands")
        assert len(t.game.items["red"]) == before - 1
    t.check()


@rule("NEM-ROOM-10")
@pytest.mark.parametrize(
    ("room", "way"),
    [
        ("armory", "recharge"),
        ("emergency", "dress_all"),
        ("emergency", "heal_serious"),
        ("emergency", "heal_light"),
        ("evacuation_a", "board"),
        ("fire_control", "flood"),
        ("laboratory", "analyse"),
        ("surgery", "operate"),
        ("airlock", "procedure"),
        ("canteen", "snack"),
        ("shower", "shower"),
        ("hibernatorium", "hibernate"),
    ],
)
def test_what_would_have_no_effect_is_not_offered(room: str, way: str) -> None:
    t = table("captain", "scout").at("captain", room).any_hand("captain", 5).turn("captain")
    assert t.refused("captain", f"room:{room}:{way}")
    assert t.why_not("captain", f"room:{room}:{way}")


@rule("NEM-ROOM-11")
def test_colours() -> None:
    colours = {
        "red": ["armory", "storage", "command", "monitoring"],
        "yellow": ["comms", "fire_control", "generator", "airlock", "engine_control"],
        "green": ["emergency", "laboratory", "surgery", "canteen"],
        "white": ["evacuation_a", "evacuation_b", "cabins", "hatch", "shower"],
        "none": ["nest", "slime", *SPECIAL],
    }
    assert {room.id: room.colour for room in ROOMS} == {r: colour for colour, rooms in colours.items() for r in rooms}


@rule("NEM-ROOM-12")
def test_computers() -> None:
    assert {room.id for room in ROOMS if room.computer} == {
        "comms", "fire_control", "generator", "laboratory", "command", "engine_control", "monitoring",
    }  # fmt: skip


@rule("NEM-SEARCH-07")
@pytest.mark.parametrize("room", ["nest", "slime", *SPECIAL])
def test_some_rooms_cannot_be_searched(room: str) -> None:
    t = table("captain", "scout").at("captain", room).hand("captain", "search", "rest").turn("captain")
    assert t.refused("captain", "card:search:search")
    assert t.why_not("captain", "card:search:search") == "not_searchable"
    assert [r.id for r in ROOMS if not r.searchable] == ["nest", "slime", *SPECIAL]


@rule("NEM-SEARCH-08")
def test_an_unexplored_room_cannot_be_searched() -> None:
    t = table("captain", "scout")
    slot = unexplored(t.game)[0]
    assert cannot_search(t.game, slot) == "not_searchable"
    t.room("storage", "slot_002")
    assert cannot_search(t.game, "slot_002") == ""


def test_only_nest_and_slime_never_break() -> None:
    t = table("captain", "scout").room("nest").room("slime").room("cabins")
    assert [can_break(t.game, t.slot(room)) for room in ("nest", "slime", "cabins")] == [False, False, True]
    assert [room.id for room in ROOMS if not room.breakable] == ["nest", "slime"]


def signal_is_sent(t: Table) -> None:
    t.crew("captain").signal = True


def no_pod_is_left(t: Table) -> None:
    t.escaped("scout", pod=1).escaped(pod=2)


def no_egg_is_left(t: Table) -> None:
    t.game.eggs = 0


def all_is_explored(t: Table) -> None:
    for slot in unexplored(t.game):
        turn_tile(t.game, slot)


def all_doors_are_destroyed(t: Table) -> None:
    for corridor in [*t.game.map.corridors][: t.game.map.limits["doors"]]:
        t.door(corridor, "destroyed")


def all_decks_are_empty(t: Table) -> None:
    for deck in t.game.items.values():
        deck.middle.clear()


@rule("NEM-ROOM-10")
@pytest.mark.parametrize(
    ("room", "way", "arrange"),
    [
        ("comms", "send_signal", signal_is_sent),
        ("hatch", "turn_pod", no_pod_is_left),
        ("nest", "take_egg", no_egg_is_left),
        ("monitoring", "check_room", all_is_explored),
        ("command", "doors", all_doors_are_destroyed),
        ("storage", "fetch", all_decks_are_empty),
    ],
)
def test_what_has_no_effect_any_more_is_not_offered_any_more(
    room: str, way: str, arrange: Callable[[Table], None]
) -> None:
    t = table("captain", "scout").at("captain", room).any_hand("captain", 5).turn("captain")
    assert t.can("captain", f"room:{room}:{way}")
    arrange(t)
    t.turn("captain")
    assert t.refused("captain", f"room:{room}:{way}")
    assert t.why_not("captain", f"room:{room}:{way}")
