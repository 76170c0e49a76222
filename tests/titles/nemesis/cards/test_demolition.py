"""Demolition."""

from __future__ import annotations

from airlock.survival.state import DESTROYED
from tests.rules import rule
from tests.table import table


def test_demolition_wrecks_a_closed_door_next_to_the_room() -> None:
    t = table("captain", "scout").hand("captain", "demolition", "rest").door("cor_006_011").door("cor_011_014")
    t.door("cor_005_006").turn("captain")
    t.answer("captain", "card:demolition:destroy_door")
    assert t.options("captain") == ["corridor:cor_006_011", "corridor:cor_011_014"]
    t.do("captain", "corridor:cor_011_014")
    assert t.game.doors == {"cor_006_011": "closed", "cor_011_014": DESTROYED, "cor_005_006": "closed"}
    assert t.crew("captain").discard == ["demolition"]
    t.check()


@rule("NEM-ACT-12")
def test_demolition_breaks_the_room_instead() -> None:
    t = table("captain", "scout").hand("captain", "demolition").door("cor_006_011").turn("captain")
    t.do("captain", "card:demolition:malfunction")
    assert t.game.malfunction == ["slot_011"]
    assert t.game.doors == {"cor_006_011": "closed"}


def test_demolition_needs_a_door_or_something_to_break() -> None:
    t = table("captain", "scout").at("captain", "nest").hand("captain", "demolition").turn("captain")
    assert t.why_not("captain", "card:demolition:destroy_door") == "no_closed_door_here"
    assert t.why_not("captain", "card:demolition:malfunction") == "no_malfunction_possible_here"
    t.at("captain", "canteen").malfunction("canteen")
    assert t.why_not("captain", "card:demolition:malfunction") == "malfunction_here_already"


@rule("NEM-ACT-10")
def test_demolition_works_in_combat_too() -> None:
    t = table("captain", "scout").hand("captain", "demolition").turn("captain")
    assert t.can("captain", "card:demolition:malfunction")
    t.intruder("adult", "hibernatorium")
    assert t.can("captain", "card:demolition:malfunction")


def test_demolition_with_no_marker_left_breaks_the_hull() -> None:
    t = table("captain", "scout").hand("captain", "demolition").turn("captain")
    for room in ("canteen", "shower", "cabins", "hatch", "armory", "storage", "surgery", "comms"):
        t.room(room).malfunction(room)
    t.do("captain", "card:demolition:malfunction")
    assert t.match.over
    assert t.game.end_reason == "hull_breach"
