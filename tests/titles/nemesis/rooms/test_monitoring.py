"""Monitoring Room."""

from __future__ import annotations

from airlock.survival.exploration import unexplored
from tests.rules import rule
from tests.table import Table, table


def monitoring() -> Table:
    t = table("scout", "captain").at("scout", "monitoring").any_hand("scout", 5).turn("scout")
    return t.rig(room={"slot_003": "nest"}, explore={"slot_003": "danger_1"})


@rule("NEM-ROOM-MONITORING-01", "NEM-ROOM-MONITORING-02")
def test_monitoring_looks_at_a_tile_and_its_token_in_secret() -> None:
    t = monitoring()
    t.do("scout", "room:monitoring:check_room")
    assert t.options("scout") == [f"slot:{slot}" for slot in unexplored(t.game)]
    t.do("scout", "slot:slot_003")
    notes = t.view("scout")["notes"]
    assert (notes["tiles"], notes["tokens"]) == ({"slot_003": "nest"}, {"slot_003": "danger_1"})
    # Back face down: the room is as unexplored as before, and only the looker knows.
    assert "slot_003" not in t.game.rooms
    assert "slot_003" in unexplored(t.game)
    others = t.view("captain")["notes"]
    assert (others["tiles"], others["tokens"]) == ({}, {})
    assert t.told("saw_tile", "captain") == []
    assert t.told("saw_token", "captain") == []
    assert len(t.told("looked_at_tile", "captain")) == 1
    assert len(t.crew("scout").hand) == 3
    t.check()


@rule("NEM-ROOM-MONITORING-01")
def test_monitoring_what_was_seen_stays_there() -> None:
    t = monitoring()
    t.do("scout", "room:monitoring:check_room", "slot:slot_003")
    t.at("captain", "cockpit").any_hand("captain", 1).turn("captain").do("captain", "move:slot_003")
    assert t.game.rooms["slot_003"] == "nest"
    assert [(e["effect"], e["items"]) for e in t.told("exploration_token")] == [("danger", 3)]


@rule("NEM-ROOM-MONITORING-01")
def test_monitoring_shows_the_token_of_a_section_that_lies_face_up() -> None:
    t = table("scout", "captain", board="alt").at("scout", "monitoring").any_hand("scout", 3).turn("scout")
    t.rig(explore={"alt_007": "fire_1"}).do("scout", "room:monitoring:check_room", "slot:alt_007")
    assert t.view("scout")["notes"]["tokens"] == {"alt_007": "fire_1"}
    assert t.view("captain")["notes"]["tokens"] == {}
    assert [room["room"] for room in t.view("captain")["rooms"] if room["slot"] == "alt_007"] == ["evacuation_a"]
    assert "alt_007" not in t.game.rooms
    t.check()


def test_monitoring_needs_an_unexplored_room() -> None:
    t = monitoring()
    for slot in unexplored(t.game):
        t.game.rooms[slot] = t.game.tile_pools[t.game.map.slots[slot].kind].pop()
    t.refresh()
    assert t.why_not("scout", "room:monitoring:check_room") == "no_unexplored_room"
