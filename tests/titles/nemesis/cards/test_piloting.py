"""Piloting."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ACT-34")
def test_piloting_uses_the_cockpit_for_free() -> None:
    t = table("pilot", "scout").at("pilot", "cockpit").hand("pilot", "piloting", "rest").turn("pilot")
    t.do("pilot", "card:piloting:room_action", "room:cockpit:set_destination", "space:D")
    assert t.course.space == "D"
    assert t.crew("pilot").hand == ["rest"]


def test_piloting_uses_a_computer_room_for_free() -> None:
    t = table("pilot", "scout").at("pilot", "comms").hand("pilot", "piloting").turn("pilot")
    t.do("pilot", "card:piloting:room_action")
    assert t.crew("pilot").signal


def test_piloting_checks_the_coordinates_at_a_computer_in_secret() -> None:
    t = (
        table("pilot", "scout")
        .at("pilot", "comms")
        .hand("pilot", "piloting")
        .turn("pilot")
        .rig(coordinates=["coord_3"])
    )
    t.do("pilot", "card:piloting:check_coordinates")
    assert t.view("pilot")["notes"]["coordinates"] == "coord_3"
    assert "coordinates" not in t.view("scout")["notes"]
    assert t.view("scout")["looked"]["coordinates"] == [0]
    assert len(t.told("looked_at_coordinates", "scout")) == 1
    assert t.told("saw_coordinates", "scout") == []


def test_piloting_needs_the_cockpit_or_a_computer_that_works() -> None:
    t = table("pilot", "scout").at("pilot", "armory").hand("pilot", "piloting").turn("pilot")
    assert t.why_not("pilot", "card:piloting:room_action") == "no_computer_here"
    assert t.why_not("pilot", "card:piloting:check_coordinates") == "no_computer_here"
    t.at("pilot", "cockpit").malfunction("cockpit")
    assert t.why_not("pilot", "card:piloting:room_action") == "room_broken"
    # The cockpit itself has no computer.
    assert t.why_not("pilot", "card:piloting:check_coordinates") == "no_computer_here"
