"""Hunt."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import HOME, TYPES, among_seeders, happens

CARD = "void_hunt"


def test_void_hunt_leads_all_types_to_the_crew_next_door() -> None:
    t = among_seeders("captain", "scout").at("scout", "canteen", "slot_006")
    near = [t.intruder(kind, "slot_014") for kind in ("lurker", "whisperer")]
    # The card moves these two first, from room 16 by corridor 1 to room 21 and from room 12 to room 9: too far to hunt.
    far = [t.intruder("stalker", "slot_016"), t.intruder("despoiler", "slot_012")]
    # This one has the Captain next door, but it fights the Scout.
    fighting = t.intruder("lurker", "canteen")
    lair = t.intruder("lair", "slot_015")
    happens(t, CARD)
    places = {f.name: f.slot for f in t.game.figures}
    assert [places[name] for name in near] == [HOME, HOME]
    assert [places[name] for name in far] == ["slot_021", "slot_009"]
    assert (places[fighting], places[lair]) == ("slot_006", "slot_015")
    # Coming is neither an encounter nor an attack.
    assert not t.told("encounter")
    assert not t.told("attack")
    t.check()


@rule("VOI-EVENT-06")
def test_void_hunt_brings_stalker_and_despoiler_by_two_moves() -> None:
    # The card moves them by corridor 1 into room 7; from there they hunt.
    t = among_seeders("captain", "scout").at("captain", "command", "slot_008").at("scout", "command")
    for kind in TYPES:
        t.intruder(kind, "slot_006")
    happens(t, CARD)
    assert {f.kind: f.slot for f in t.game.figures} == {
        "lurker": "slot_006",
        "whisperer": "slot_006",
        "stalker": "slot_008",
        "despoiler": "slot_008",
    }


def test_void_hunt_goes_to_the_lowest_room_number() -> None:
    t = among_seeders("captain", "scout").at("scout", "armory", "slot_002")
    t.intruder("lurker", "slot_006")
    happens(t, CARD)
    assert t.game.figures[0].slot == "slot_002"


def test_void_hunt_passes_over_characters_on_pods() -> None:
    t = among_seeders("captain", "scout").room("evacuation_a", "slot_002").aboard("scout", 1)
    t.intruder("whisperer", "slot_006")
    happens(t, CARD)
    assert t.game.figures[0].slot == HOME


@rule("VOI-MOVE-04", "VOI-MOVE-01")
def test_void_hunt_passes_closed_doors() -> None:
    t = among_seeders("captain", "scout").door("cor_006_011")
    t.intruder("lurker", "slot_006")
    happens(t, CARD)
    assert t.game.figures[0].slot == HOME
    assert t.game.doors == {"cor_006_011": "closed"}


@rule("NEM-EVENT-26")
def test_void_hunt_moves_all_at_the_same_time() -> None:
    t = among_seeders("captain", "scout").door("cor_006_011").weakness("solid_doors")
    t.intruder("lurker", "slot_006")
    t.intruder("whisperer", "slot_006")
    happens(t, CARD)
    # The second one does not slip through the door that the first one breaks.
    assert t.game.doors == {"cor_006_011": "destroyed"}
    assert [f.slot for f in t.game.figures] == ["slot_006", "slot_006"]
