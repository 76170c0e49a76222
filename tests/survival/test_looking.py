"""Looking at hidden things: everybody knows that somebody looked, only the looker knows what was there."""

from __future__ import annotations

from airlock.survival.looking import (
    look_at_next_event,
    look_at_objective,
    look_at_tile,
)
from airlock.titles.nemesis.ship.course import look_at_coordinates
from airlock.titles.nemesis.ship.engines import look_at_engine, repair_or_break
from tests.rules import rule
from tests.table import Table, table


def hidden_from(t: Table, who: str, *words: str) -> bool:
    """None of these words is in what somebody sees or has seen."""
    text = str(t.view(who)) + str(t.match.history(t.seat(who) if who else -1))
    return not [word for word in words if f"'{word}'" in text]


@rule("NEM-VIS-13", "NEM-VIS-21")
def test_a_tile_and_its_token() -> None:
    t = table("captain", "scout").rig(room={"slot_006": "monitoring"}, explore={"slot_006": "fire_1"})
    look_at_tile(t.game, t.crew("scout"), "slot_006", token=True)
    assert t.view("scout")["notes"]["tiles"] == {"slot_006": "monitoring"}
    assert t.view("scout")["notes"]["tokens"] == {"slot_006": "fire_1"}
    for who in ("captain", ""):
        view = t.view(who)
        assert view["notes"]["tiles"] == view["notes"]["tokens"] == {}
        assert view["looked"]["tiles"] == view["looked"]["tokens"] == {"slot_006": [1]}
        assert view["rooms"][5]["room"] == ""
        assert hidden_from(t, who, "monitoring", "fire_1")
        [looked] = t.told("looked_at_tile", who)
        assert (looked["seat"], looked["slot"], looked["token"]) == (1, "slot_006", True)
        assert t.told("saw_tile", who) == t.told("saw_token", who) == []
    assert [e["room"] for e in t.told("saw_tile", "scout")] == ["monitoring"]
    # What was seen is what is there.
    t.rig(noise=[1]).turn("captain").do("captain", "move:slot_006")
    assert t.game.rooms["slot_006"] == "monitoring"
    assert t.game.fire == ["slot_006"]
    assert t.view("captain")["looked"]["tiles"] == {}
    t.check()


@rule("NEM-VIS-13")
def test_a_tile_without_its_token() -> None:
    t = table("captain", "scout")
    look_at_tile(t.game, t.crew("scout"), "slot_006", token=False)
    assert "slot_006" in t.view("scout")["notes"]["tiles"]
    assert t.view("scout")["notes"]["tokens"] == {}
    assert t.view("captain")["looked"]["tokens"] == {}


@rule("NEM-VIS-13")
def test_two_lookers_see_the_same() -> None:
    t = table("captain", "scout", "pilot")
    look_at_tile(t.game, t.crew("scout"), "slot_006", token=True)
    look_at_tile(t.game, t.crew("pilot"), "slot_006", token=True)
    assert t.view("scout")["notes"] == t.view("pilot")["notes"]
    assert t.view("captain")["looked"]["tiles"] == {"slot_006": [1, 2]}
    t.check()


def test_on_the_alternative_side_only_the_token_of_a_section_is_unknown() -> None:
    t = table("captain", "scout", board="alt")
    look_at_tile(t.game, t.crew("scout"), "alt_007", token=True)
    assert list(t.view("scout")["notes"]["tokens"]) == ["alt_007"]
    assert t.view("captain")["notes"]["tokens"] == {}
    assert t.view("scout")["notes"]["tiles"] == {}
    assert [room["room"] for room in t.view("")["rooms"] if room["slot"] == "alt_007"] == ["evacuation_a"]


@rule("NEM-VIS-14", "NEM-VIS-21")
def test_the_coordinates() -> None:
    t = table("captain", "scout").rig(coordinates=["coord_4"])
    look_at_coordinates(t.game, t.crew("scout"))
    assert t.view("scout")["notes"]["coordinates"] == "coord_4"
    for who in ("captain", ""):
        assert "coordinates" not in t.view(who)["notes"]
        assert t.view(who)["looked"]["coordinates"] == [1]
        assert len(t.told("looked_at_coordinates", who)) == 1
        assert hidden_from(t, who, "coord_4")
    # The note stays true: the same card lies there for the next one who looks.
    look_at_coordinates(t.game, t.crew("captain"))
    for who in ("captain", "scout"):
        assert t.view(who)["notes"]["coordinates"] == "coord_4"
    assert t.view("")["looked"]["coordinates"] == [0, 1]


@rule("NEM-VIS-14")
def test_the_coordinates_check_shows_the_card_to_all() -> None:
    t = table("captain", "scout").asleep("scout").at("captain", "cockpit")
    assert "coordinates" not in t.view("")["notes"]
    t.end(to="earth")
    assert t.view("")["notes"]["coordinates"] == t.course.card


@rule("NEM-VIS-15", "NEM-VIS-21")
def test_an_engine() -> None:
    t = table("captain", "scout").rig(engine={2: "damaged"})
    look_at_engine(t.game, t.crew("scout"), 2)
    assert t.view("scout")["notes"]["engines"] == ["", "damaged", ""]
    for who in ("captain", ""):
        assert t.view(who)["notes"]["engines"] == ["", "", ""]
        assert t.view(who)["looked"]["engines"] == [[], [1], []]
        assert [e["engine"] for e in t.told("looked_at_engine", who)] == [2]
        assert hidden_from(t, who, "damaged", "working")
    # Another look takes nothing from the first.
    look_at_engine(t.game, t.crew("captain"), 2)
    for who in ("captain", "scout"):
        assert t.view(who)["notes"]["engines"] == ["", "damaged", ""]


@rule("NEM-VIS-15", "NEM-VIS-18")
def test_whether_an_engine_was_changed_is_said_truthfully_but_not_to_what() -> None:
    t = table("captain", "scout", "pilot").rig(engine={2: "damaged"})
    look_at_engine(t.game, t.crew("pilot"), 2)
    t.flow(repair_or_break(t.game, t.crew("scout"), 2))
    assert t.asked("scout") == "engine_order"
    assert t.view("captain")["questions"] == [{"seat": 1, "prompt": "engine_order", "rule": "NEM-ROOM-ENGINE-02"}]
    t.answer("scout", "swap_engine")
    assert t.engines.tops[1] == "working"
    assert [(e["engine"], e["changed"]) for e in t.told("engine_order", "captain")] == [(2, True)]
    assert hidden_from(t, "captain", "damaged", "working")
    # Whoever knew it before still knows it.
    assert t.view("pilot")["notes"]["engines"] == ["", "working", ""]
    t.flow(repair_or_break(t.game, t.crew("scout"), 2)).answer("scout", "leave_engine")
    assert t.engines.tops[1] == "working"
    assert [e["changed"] for e in t.told("engine_order", "captain")] == [True, False]


@rule("NEM-VIS-21")
def test_the_next_event_card() -> None:
    t = table("captain", "scout").rig(event=["hunt_2"])
    t.flow(look_at_next_event(t.game, t.crew("scout")))
    assert t.view("scout")["notes"]["decks"]["events"]["top"] == ["hunt_2"]
    for who in ("captain", ""):
        assert t.view(who)["looked"]["decks"]["events"] == {"top": [[1]], "bottom": []}
        assert t.view(who)["notes"]["decks"]["events"]["top"] == [""]
        assert [e["seat"] for e in t.told("looked_at_event", who)] == [1]
        assert hidden_from(t, who, "hunt_2")
    t.answer("scout", "bury_event")
    assert t.view("scout")["notes"]["decks"]["events"] == {"top": [], "bottom": ["hunt_2"]}
    assert t.view("captain")["looked"]["decks"]["events"] == {"top": [], "bottom": [[1]]}
    assert [(e["seat"], e["buried"]) for e in t.told("event_put_back", "captain")] == [(1, True)]
    assert hidden_from(t, "captain", "hunt_2")
    t.check()


@rule("NEM-VIS-21")
def test_another_players_objective() -> None:
    t = table("captain", "scout", "pilot")
    seen = t.crew("pilot").dealt[1]
    look_at_objective(t.game, t.crew("scout"), t.crew("pilot"), seen)
    assert t.view("scout")["notes"]["objectives"] == [[2, seen]]
    for who in ("captain", ""):
        assert t.view(who)["looked"]["objectives"] == [[1, 2]]
        assert t.view(who)["notes"]["objectives"] == []
        assert [(e["seat"], e["owner"]) for e in t.told("looked_at_objective", who)] == [(1, 2)]
        assert hidden_from(t, who, seen)


def test_looking_cannot_be_taken_back() -> None:
    t = table("captain", "scout")
    before = t.game.reveals
    look_at_tile(t.game, t.crew("scout"), "slot_006", token=False)
    look_at_coordinates(t.game, t.crew("scout"))
    look_at_engine(t.game, t.crew("scout"), 1)
    look_at_objective(t.game, t.crew("scout"), t.crew("captain"), t.crew("captain").dealt[0])
    assert t.game.reveals == before + 4
