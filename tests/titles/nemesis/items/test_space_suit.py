"""Space Suit."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def walker() -> Table:
    t = table("scout", "captain").at("captain", "cockpit").room("comms", "slot_002").room("generator", "slot_018")
    return t.at("scout", "comms").any_hand("scout", 4, contamination=1).item("scout", "space_suit").turn("scout")


@rule("NEM-DEF-24")
def test_space_suit_walks_from_yellow_to_yellow_without_action_cards() -> None:
    t = walker().room("canteen", "slot_006").rig(noise=["1"])
    for corridor in t.game.map.corridors_of["slot_018"]:
        t.door(corridor)
    t.do("scout", "item:space_suit:walk")
    assert t.crew("scout").slot == "slot_018"
    assert t.crew("scout").hand == ["contamination"]
    assert t.game.noise == ["cor_018_020"]
    assert t.game.item_discard["yellow"] == ["space_suit"]
    t.check()


def test_space_suit_chooses_among_explored_yellow_rooms() -> None:
    t = walker().room("airlock", "slot_006")
    t.do("scout", "item:space_suit:walk")
    assert t.options("scout") == ["slot:slot_006", "slot:slot_018"]


def test_space_suit_needs_two_yellow_rooms() -> None:
    t = walker().at("scout", "hibernatorium")
    assert t.why_not("scout", "item:space_suit:walk") == "no_yellow_room"
    u = table("scout", "captain").room("comms", "slot_002").at("scout", "comms").any_hand("scout", 2)
    u.item("scout", "space_suit").turn("scout")
    assert u.why_not("scout", "item:space_suit:walk") == "no_yellow_room"
