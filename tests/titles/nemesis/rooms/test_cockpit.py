"""Cockpit."""

from __future__ import annotations

from airlock.titles.nemesis.ship.course import destination
from tests.rules import rule
from tests.table import Table, table


def cockpit() -> Table:
    return table("scout", "captain").at("scout", "cockpit").any_hand("scout", 5).turn("scout")


@rule("NEM-ROOM-COCKPIT-01")
def test_cockpit_does_one_of_two_things() -> None:
    t = cockpit()
    assert [o for o in t.options("scout") if o.startswith("room")] == [
        "room:cockpit:check_coordinates",
        "room:cockpit:set_destination",
    ]
    t.do("scout", "room:cockpit:check_coordinates")
    assert t.course.space == "B"
    assert t.game.actions_left == 1
    assert len(t.crew("scout").hand) == 3
    t.do("scout", "room:cockpit:set_destination", "space:C")
    assert t.course.space == "C"
    assert len(t.crew("scout").hand) == 1


@rule("NEM-ROOM-COCKPIT-02")
def test_cockpit_coordinates_are_for_the_looker_alone() -> None:
    t = cockpit().rig(coordinates=["coord_4"])
    t.do("scout", "room:cockpit:check_coordinates")
    assert t.view("scout")["notes"]["coordinates"] == "coord_4"
    assert "coordinates" not in t.view("captain")["notes"]
    assert t.told("saw_coordinates", "captain") == []
    assert t.view("captain")["looked"]["coordinates"] == [0]
    # It is put back: whoever looks later sees the same card.
    t.at("captain", "cockpit").any_hand("captain", 3).turn("captain")
    t.do("captain", "room:cockpit:check_coordinates")
    assert t.view("captain")["notes"]["coordinates"] == "coord_4"


@rule("NEM-ROOM-COCKPIT-03")
def test_cockpit_sets_any_other_destination() -> None:
    t = cockpit()
    t.do("scout", "room:cockpit:set_destination")
    assert t.options("scout") == ["space:A", "space:C", "space:D"]
    t.do("scout", "space:D")
    assert t.course.space == "D"
    t.do("scout", "room:cockpit:set_destination", "space:B")
    assert t.course.space == "B"


@rule("NEM-ROOM-COCKPIT-04")
def test_cockpit_destination_is_fixed_while_somebody_hibernates() -> None:
    t = cockpit().asleep("captain")
    assert t.refused("scout", "room:cockpit:set_destination")
    assert t.why_not("scout", "room:cockpit:set_destination") == "somebody_hibernates"
    assert t.can("scout", "room:cockpit:check_coordinates")


@rule("NEM-ROOM-COCKPIT-05")
def test_cockpit_destination_cannot_be_set_with_an_intruder_there() -> None:
    t = cockpit()
    assert t.can("scout", "room:cockpit:set_destination")
    t.intruder("larva", "cockpit")
    assert t.refused("scout", "room:cockpit:set_destination")


@rule("NEM-ROOM-COCKPIT-06", "NEM-ROOM-COCKPIT-07")
def test_cockpit_marker_is_public_its_meaning_is_not() -> None:
    t = cockpit()
    t.course.pool.remove("coord_4")
    t.course.card = "coord_4"
    meanings = {}
    for space in "ABCD":
        t.course.space = space
        meanings[space] = destination(t.game)
    assert meanings == {"A": "mars", "B": "venus", "C": "earth", "D": "deep_space"}
    t.course.space = "B"
    t.turn("scout").do("scout", "room:cockpit:set_destination", "space:C")
    assert t.view("captain")["destination"] == "C"
    assert [e["space"] for e in t.told("destination_set", "captain")] == ["C"]
    assert "earth" not in str(t.view("captain"))
    assert "earth" not in str(t.match.history(1))


@rule("NEM-ROOM-COCKPIT-01")
def test_cockpit_sets_the_destination_without_a_look_and_shows_nothing() -> None:
    t = cockpit()
    t.do("scout", "room:cockpit:set_destination", "space:C")
    assert t.view("captain")["destination"] == "C"
    assert t.told("looked_at_coordinates") == t.told("saw_coordinates", "scout") == []
    assert "coordinates" not in t.view("scout")["notes"]
    assert (len(t.crew("scout").hand), t.game.actions_left) == (3, 1)
    # The other half of the controls is still there.
    assert t.can("scout", "room:cockpit:check_coordinates")
