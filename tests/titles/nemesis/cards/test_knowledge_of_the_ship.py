"""Knowledge of the Ship."""

from __future__ import annotations

from tests.table import table


def test_knowledge_of_the_ship_peeks_at_a_tile_in_secret() -> None:
    t = table("pilot", "scout").hand("pilot", "knowledge_of_the_ship").turn("pilot").rig(room={"slot_002": "nest"})
    t.do("pilot", "card:knowledge_of_the_ship:peek", "tile:slot_002")
    assert t.view("pilot")["notes"]["tiles"] == {"slot_002": "nest"}
    # Not at the exploration token.
    assert t.view("pilot")["notes"]["tokens"] == {}
    assert t.view("scout")["notes"]["tiles"] == {}
    assert t.view("scout")["looked"]["tiles"] == {"slot_002": [0]}
    assert t.told("saw_tile", "scout") == []
    assert "slot_002" not in t.game.rooms
    t.check()


def test_knowledge_of_the_ship_works_a_door() -> None:
    t = table("pilot", "scout").hand("pilot", "knowledge_of_the_ship").turn("pilot")
    t.do("pilot", "card:knowledge_of_the_ship:door", "corridor:cor_011_015")
    assert t.game.doors == {"cor_011_015": "closed"}


def test_knowledge_of_the_ship_leaves_out_tiles_that_lie_face_up() -> None:
    t = table("pilot", "scout", board="alt").hand("pilot", "knowledge_of_the_ship").turn("pilot")
    t.answer("pilot", "card:knowledge_of_the_ship:peek")
    assert not t.can("pilot", "tile:alt_007")
    assert t.can("pilot", "tile:alt_010")


def test_knowledge_of_the_ship_needs_an_unexplored_room() -> None:
    t = table("pilot", "scout").hand("pilot", "knowledge_of_the_ship").turn("pilot")
    for kind in ("room_1", "room_2"):
        for room in sorted(t.game.tile_pools[kind]):
            free = [s for s in t.game.map.by_number if t.game.map.slots[s].kind == kind and s not in t.game.rooms]
            if free:
                t.room(room)
    assert t.why_not("pilot", "card:knowledge_of_the_ship:peek") == "no_unexplored_room"
