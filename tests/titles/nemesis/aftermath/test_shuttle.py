"""The shuttle: four more rooms, reached by links, heard through hatches, and one ship with the other board."""

from __future__ import annotations

from random import Random

import pytest

from airlock.kernel.match import new_match
from airlock.kernel.options import Flow
from airlock.survival.figures import move_figures
from airlock.survival.map import Map
from airlock.survival.markers import fire_spreads, place_fire
from airlock.survival.movement import through_network
from airlock.survival.noise import danger, roll_noise
from airlock.survival.search import cannot_search
from airlock.survival.throwing import in_reach
from airlock.titles.nemesis.aftermath.shuttle import DOCKED, MAIN, SHUTTLE
from airlock.titles.nemesis.board import BOARDS
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.aftermath.docked import docked_table, with_shuttle

OTHERS = ["slot_shuttle_1", "slot_shuttle_2", "slot_shuttle_3"]
ENTRANCES = {
    "base": ["slot_002", "slot_004", "slot_005", "slot_009", "slot_014", "slot_015", "slot_019", "slot_021"],
    "alt": [f"alt_{n:03}" for n in (1, 3, 7, 9, 10, 11, 12, 18, 19, 20)],
}


def docked(*crew: str, **more: str) -> Table:
    return docked_table(*(crew or ("captain", "scout")), **more)


def moves(t: Table, who: str) -> list[str]:
    return [key.partition(":")[2] for key in t.options(who) if key.startswith("move:")]


def put(t: Table, who: str, slot: str) -> Table:
    t.crew(who).slot = slot
    return t


def burns(t: Table, slot: str) -> Flow[None]:
    yield from ()
    place_fire(t.game, slot)


@rule("AFT-SHUTTLE-01", "AFT-SHUTTLE-11")
@pytest.mark.parametrize("board", ["base", "alt"])
def test_it_has_a_main_room_and_three_random_tiles_all_explored(board: str) -> None:
    seen = set()
    for seed in range(12):
        game = docked(board=board, seed=f"tiles {seed}").game
        assert game.rooms[MAIN] == "shuttle_main"
        tiles = [game.rooms[slot] for slot in OTHERS]
        seen.update(tiles)
        assert [game.content.rooms[tile].kind for tile in tiles] == ["room_2"] * 3
        assert len(set(tiles)) == 3
        # What lies there lies nowhere else.
        assert not set(tiles) & {*game.tile_pools["room_2"], *game.tiles.values()}
        assert not game.tokens
        assert set(game.rooms) & set(OTHERS) == set(OTHERS)
    assert len(seen) > 5


@rule("AFT-SHUTTLE-08")
def test_no_tile_of_it_is_covered_with_slime() -> None:
    for seed in range(40):
        game = docked(seed=f"slime {seed}").game
        assert "slime" not in [game.rooms[slot] for slot in OTHERS]
        assert "slime" in game.tile_pools["room_2"]


@rule("AFT-SHUTTLE-02")
def test_nothing_can_be_found_there() -> None:
    t = docked()
    searchable = next(s for s in OTHERS if t.game.content.rooms[t.game.rooms[s]].searchable)
    put(t, "scout", searchable).hand("scout", "search", "rest").turn("scout")
    for slot in [MAIN, *OTHERS]:
        assert cannot_search(t.game, slot) == cannot_search(t.game, slot, thorough=True) == "not_searchable"
        assert slot not in t.game.items_left
    assert t.why_not("scout", "card:search:search") == "not_searchable"


@rule("AFT-SHUTTLE-03")
def test_the_main_room_has_no_action() -> None:
    t = docked().turn("captain")
    assert t.game.content.rooms["shuttle_main"].ways == []
    assert not [key for key in t.options("captain") if key.startswith("room:")]


@rule("AFT-SHUTTLE-04", "AFT-COMBO-07")
@pytest.mark.parametrize("board", ["base", "alt"])
def test_from_the_main_room_every_room_with_an_entrance_is_reached(board: str) -> None:
    t = docked(board=board).turn("captain")
    assert moves(t, "captain") == [*OTHERS, *ENTRANCES[board]]
    careful = [key.partition(":")[2] for key in t.options("captain") if key.startswith("careful:")]
    assert careful == [*OTHERS, *ENTRANCES[board]]


@rule("AFT-SHUTTLE-04")
def test_it_is_a_movement_with_all_its_effects() -> None:
    t = docked().turn("captain").rig(explore=["malfunction_1"], noise=[3])
    cards = len(t.crew("captain").hand)
    t.do("captain", "move:slot_002")
    assert t.crew("captain").slot == "slot_002"
    assert len(t.crew("captain").hand) == cards - 1
    assert t.told("room_explored")[0]["slot"] == "slot_002"
    assert t.game.noise == ["cor_001_002"]


@rule("AFT-SHUTTLE-04")
def test_one_can_go_carefully() -> None:
    t = docked().turn("captain").rig(explore=["malfunction_1"])
    t.do("captain", "careful:slot_002")
    assert [q.prompt for q in t.match.pending] == ["careful_noise"]
    assert not t.told("noise_rolled")


@rule("AFT-SHUTTLE-05")
def test_the_way_back_leads_to_the_three_rooms_and_not_to_the_main_room() -> None:
    t = put(docked(), "captain", "slot_019").turn("captain")
    assert moves(t, "captain") == ["slot_013", "slot_017", *OTHERS]
    put(t, "captain", "slot_020").turn("captain")
    assert moves(t, "captain") == ["slot_017", "slot_018"]
    put(t, "captain", "slot_shuttle_1").turn("captain")
    assert moves(t, "captain") == [MAIN, "slot_shuttle_2"]


@rule("AFT-SHUTTLE-12")
def test_to_engine_3_and_back_it_is_one_and_two_movements() -> None:
    t = docked().turn("captain").rig(noise=[3, 3])
    start = len(t.crew("captain").hand)
    t.do("captain", "move:slot_019")
    assert t.crew("captain").slot == t.game.where["engine_3"]
    assert len(t.told("noise_rolled")) == 1
    t.do("captain", "move:slot_shuttle_2")
    t.turn("captain").do("captain", f"move:{MAIN}")
    assert len(t.crew("captain").hand) == start - 3


@rule("AFT-SHUTTLE-12")
def test_every_room_of_the_ship_is_at_most_three_movements_away_and_four_back() -> None:
    def hops(map: Map, start: str) -> dict[str, int]:
        found, edge = {start: 0}, [start]
        while edge:
            slot = edge.pop(0)
            for other in [*map.neighbours[slot], *map.links.get(slot, [])]:
                if other not in found:
                    found[other] = found[slot] + 1
                    edge.append(other)
        return found

    map = DOCKED["base"]
    assert max(hops(map, MAIN).values()) == 3
    assert max(hops(map, slot)[MAIN] for slot in BOARDS["base"].slots) == 4


@rule("AFT-SHUTTLE-06")
def test_an_explosion_kills_those_on_the_shuttle_too() -> None:
    t = docked().at("scout", "cockpit")
    t.fire(*BOARDS["base"].by_number[2:10])
    assert len(t.game.fire) == 8
    t.flow(burns(t, "slot_012"))
    assert [c.status for c in t.game.crew] == ["dead", "dead"]
    assert t.ship_destroyed


@rule("AFT-SHUTTLE-07")
def test_intruders_never_use_the_link() -> None:
    t = docked().at("scout", "cockpit")
    t.intruder("adult", "slot_019")
    for slot in [MAIN, *OTHERS]:
        assert not set(DOCKED["base"].neighbours[slot]) & set(BOARDS["base"].slots)
    # Danger in the main room calls nobody from a room that is linked to it.
    t.flow(danger(t.game, MAIN))
    assert t.game.figures[0].slot == "slot_019"
    assert t.game.noise == ["cor_sh_main_1", "cor_sh_main_2", "cor_sh_main_3", "main"]


@rule("AFT-SHUTTLE-07", "AFT-SHUTTLE-09")
def test_an_intruder_at_a_hatch_goes_into_the_bag() -> None:
    t = docked().bag()
    t.intruder("adult", "slot_shuttle_1")
    figure = t.game.figures[0]
    t.flow(move_figures(t.game, [(figure, t.game.map.exits["slot_shuttle_1"][2])]))
    assert t.game.figures == []
    assert len(t.game.bag) == 1


@rule("AFT-SHUTTLE-07")
def test_fire_and_throws_do_not_cross_the_link() -> None:
    t = docked().at("scout", "cockpit")
    t.game.fire.append(MAIN)
    fire_spreads(t.game, [MAIN])
    assert sorted(t.game.fire) == sorted([MAIN, *OTHERS])
    assert in_reach(t.game, t.crew("captain")) == [MAIN, *OTHERS]
    put(t, "captain", "slot_019")
    assert in_reach(t.game, t.crew("captain")) == ["slot_019", "slot_013", "slot_017"]


@rule("AFT-SHUTTLE-09")
@pytest.mark.parametrize(("board", "network"), [("base", "main"), ("alt", "red")])
def test_every_room_offers_the_numbers_1_to_4(board: str, network: str) -> None:
    map = DOCKED[board]
    hatches = {MAIN: [4], "slot_shuttle_1": [2, 3], "slot_shuttle_2": [3], "slot_shuttle_3": [2, 4]}
    for slot, numbers in hatches.items():
        assert sorted(map.exits[slot]) == [1, 2, 3, 4]
        assert sorted(n for n, exit in map.exits[slot].items() if exit == network) == numbers
        assert map.around[slot].count(network) == 1
        # For everything else it isn't an entrance.
        assert map.networks_of[slot] == []
        assert all(slot not in slots for slots in map.entrances.values())


@rule("AFT-SHUTTLE-09")
def test_noise_at_a_hatch_is_noise_in_the_technical_corridors() -> None:
    t = docked().at("scout", "armory", "slot_002").bag("larva_1").rig(noise=[4, 2])
    t.flow(roll_noise(t.game, t.crew("captain")))
    assert t.game.noise == ["main"]
    t.flow(roll_noise(t.game, t.crew("scout")))
    assert [event["slot"] for event in t.told("encounter")] == ["slot_002"]
    assert t.game.noise == []


@rule("AFT-SHUTTLE-10")
def test_cards_for_technical_corridors_neither_start_nor_end_there() -> None:
    t = docked("mechanic", "scout").hand("mechanic", "technical_corridors", "rest").turn("mechanic")
    for slot in [MAIN, *OTHERS]:
        put(t, "mechanic", slot).turn("mechanic")
        assert through_network(t.game, t.crew("mechanic")) == []
        assert not t.can("mechanic", "card:technical_corridors:crawl")
    put(t, "mechanic", "slot_019").turn("mechanic")
    assert not set(through_network(t.game, t.crew("mechanic"))) & {MAIN, *OTHERS}


@rule("AFT-SHUTTLE-11")
def test_its_markers_count_with_those_of_the_ship() -> None:
    t = docked().at("scout", "cockpit")
    map = t.game.map
    assert map.limits == BOARDS["base"].limits
    for slot in BOARDS["base"].by_number[2:10]:
        t.game.fire.append(slot)
    t.flow(burns(t, MAIN))
    assert t.ship_destroyed


@rule("AFT-SHUTTLE-11")
def test_its_corridors_have_doors() -> None:
    t = docked().door("cor_sh_main_1").turn("captain")
    assert "slot_shuttle_1" not in moves(t, "captain")
    assert "slot_shuttle_2" in moves(t, "captain")


@rule("AFT-SHUTTLE-13")
def test_over_the_link_out_of_combat_is_an_escape() -> None:
    t = docked().at("scout", "cockpit")
    adult = t.intruder("adult", MAIN)
    t.any_hand("captain", 2).turn("captain").rig(attack=["scratch_1"], noise=[3])
    t.do("captain", "move:slot_019")
    assert [event["slot"] for event in t.told("escapes")] == ["slot_019"]
    assert [event["figure"] for event in t.told("attack")] == [adult]
    assert t.crew("captain").slot == "slot_019"


@rule("AFT-SHUTTLE-13")
def test_no_door_blocks_the_link_and_none_is_closed_behind() -> None:
    t = docked().door("cor_sh_main_1").door("cor_sh_main_2").door("cor_sh_main_3").turn("captain")
    t.rig(explore=["doors_1"], noise=["silence"])
    assert moves(t, "captain") == ENTRANCES["base"]
    assert t.why_not("captain", "move") == ""
    doors = dict(t.game.doors)
    t.do("captain", "move:slot_002")
    assert t.told("exploration_token")[0]["effect"] == "doors"
    assert t.game.doors == doors


@rule("AFT-SHUTTLE-13")
def test_whoever_is_walled_in_apart_from_a_link_can_still_be_sent() -> None:
    t = docked().door("cor_sh_main_1").door("cor_sh_main_2").door("cor_sh_main_3")
    t.hand("captain", "order", "rest").turn("captain")
    assert t.can("captain", "card:order:order")


@rule("AFT-SHUTTLE-14")
def test_its_rooms_have_numbers_22_to_25_and_are_rooms_of_the_ship() -> None:
    map = DOCKED["base"]
    assert [map.slots[slot].number for slot in map.by_number] == list(range(1, 26))
    assert map.by_number[21:] == [MAIN, *OTHERS]
    t = docked()
    explored = len(t.game.rooms)
    assert explored == len(BOARDS["base"].slots) - 16 + 4


def test_the_sides_of_the_board_are_what_they_were() -> None:
    for name, board in BOARDS.items():
        joined = DOCKED[name]
        for slot in board.slots:
            assert joined.exits[slot] == board.exits[slot]
            assert joined.around[slot] == board.around[slot]
            assert joined.ways[slot] == board.ways[slot]
            assert joined.neighbours[slot] == board.neighbours[slot]
            assert joined.networks_of[slot] == board.networks_of[slot]
        assert joined.entrances == board.entrances
        assert (board.docked, board.barred, board.links) == ((), (), {})
        assert joined.docked == tuple(slot.id for slot in SHUTTLE.slots)


@pytest.mark.parametrize(("players", "board", "seed"), [(2, "base", "a"), (4, "alt", "b"), (5, "base", "c")])
def test_whole_matches_keep_the_laws(players: int, board: str, seed: str) -> None:
    crew = ",".join(["captain", "scout", "soldier", "pilot", "mechanic"][:players])
    match = new_match(with_shuttle(), players, {"characters": crew, "board": board}, seed)
    match.hashing = False
    rng = Random(seed)
    visited: set[str] = set()
    while not match.over:
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key)
        assert match.breaches() == []
        visited.update(c.slot for c in match.state.crew)
    assert len(visited) > 5
    # Nothing that happened there puzzles whoever looks.
    assert {room["slot"] for room in match.view(0)["rooms"]} == set(DOCKED[board].slots)  # type: ignore[attr-defined]
