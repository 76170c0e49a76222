"""Authorization."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table

FAR = "cor_013_019"


def cockpit(*crew: str, hand: tuple[str, ...] = ("rest", "search", "search", "repairs")) -> Table:
    t = table(*(crew or ("pilot", "scout")), modules="traits").at("pilot", "cockpit").hand("pilot", *hand)
    return t.turn("pilot")


@rule("AFT-TRAIT-01")
def test_pilot_works_any_door_of_the_ship_after_using_the_cockpit() -> None:
    t = cockpit().door("cor_010_013", "destroyed")
    t.do("pilot", "room:cockpit:check_coordinates")
    assert t.asked("pilot") == "any_door"
    options = t.options("pilot")
    assert options[0] == "no_door"
    assert "corridor:cor_010_013" not in options
    assert len(options) == len(t.game.map.corridors)
    t.answer("pilot", f"corridor:{FAR}")
    assert t.game.doors[FAR] == "closed"
    t.do("pilot", "room:cockpit:set_destination", "space:C")
    t.answer("pilot", f"corridor:{FAR}")
    assert FAR not in t.game.doors
    t.check()


def test_pilot_may_leave_the_doors_alone() -> None:
    t = cockpit().do("pilot", "room:cockpit:check_coordinates", "no_door")
    assert t.asked("pilot") == "act"
    assert t.game.doors == {}


def test_pilot_works_a_door_after_piloting_the_cockpit_but_not_after_coordinates_by_card_alone() -> None:
    t = cockpit(hand=("piloting",)).do("pilot", "card:piloting:room_action", "room:cockpit:check_coordinates")
    assert t.asked("pilot") == "any_door"
    t = table("pilot", "scout", modules="traits").at("pilot", "comms").hand("pilot", "piloting").turn("pilot")
    t.do("pilot", "card:piloting:check_coordinates")
    assert t.asked("pilot") == "act"


def test_pilot_has_to_be_the_pilot_and_in_no_other_room() -> None:
    t = table("scout", "pilot", modules="traits").at("scout", "cockpit").any_hand("scout", 3).turn("scout")
    t.do("scout", "room:cockpit:check_coordinates")
    assert t.asked("scout") == "act"
    t = table("pilot", "scout", modules="traits").at("pilot", "engine_1").any_hand("pilot", 3).turn("pilot")
    t.do("pilot", "room:engine_1:check_engine")
    assert t.asked("pilot") == "act"
