"""Stalking, both cards."""

from __future__ import annotations

import pytest

from airlock.survival.state import DESTROYED
from tests.rules import rule
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted


@pytest.mark.parametrize("card", ["stalking_1", "stalking_2"])
def test_stalking_leads_the_big_ones_to_the_crew_next_door(card: str) -> None:
    t = hunted("captain", "scout").at("captain", "canteen", "slot_006").at("scout", "canteen")
    # Moved by neither number: stalking_1 moves fleshbeasts through 3, stalking_2 the butcher through 4.
    shambler = put(t, "shambler", "slot_005")
    fleshbeast = put(t, "fleshbeast", "slot_002" if card == "stalking_2" else "slot_010")
    far, fighting = put(t, "shambler", "slot_012"), put(t, "shambler", "canteen")
    metagorger = put(t, "metagorger", "slot_016")
    t.rig(event=[card]).run("event_card")
    assert shambler.slot == "slot_006"
    assert fleshbeast.slot == ("slot_006" if card == "stalking_2" else "slot_013")
    assert (far.slot, fighting.slot) == ("slot_012", "slot_006")
    # It went by the number on the card, which isn't a hunt.
    assert metagorger.slot == "slot_012"
    assert not t.told("encounter")
    assert not t.told("attack")
    t.check()


def test_stalking_comes_after_the_movement_and_leaves_metagorgers_where_they_went() -> None:
    t = hunted("captain", "scout").at("captain", "canteen", "slot_006").at("scout", "canteen")
    # 3 leads the fleshbeast from room 8 into the Hibernatorium, and from there it finds the crew.
    fleshbeast, metagorger = put(t, "fleshbeast", "slot_008"), put(t, "metagorger", "slot_008")
    t.rig(event=["stalking_1"]).run("event_card")
    assert fleshbeast.slot == "slot_006"
    assert metagorger.slot == "slot_011"


def test_stalking_takes_the_butcher_along_to_the_lowest_room_number() -> None:
    t = hunted("captain", "scout").at("captain", "armory", "slot_002").at("scout", "hibernatorium")
    butcher = put(t, "butcher", "slot_006", injuries=2)
    t.rig(event=["stalking_1"]).run("event_card")
    assert (butcher.slot, butcher.injuries) == ("slot_002", 2)


@rule("CAR-ENC-07")
def test_stalking_breaks_the_closed_door_instead_of_moving() -> None:
    t = hunted("captain", "scout").door("cor_006_011")
    first, second = put(t, "shambler", "slot_006"), put(t, "shambler", "slot_006")
    t.rig(event=["stalking_1"]).run("event_card")
    # At the same time: the second one doesn't slip through.
    assert t.game.doors == {"cor_006_011": DESTROYED}
    assert (first.slot, second.slot) == ("slot_006", "slot_006")
    t.rig(event=["stalking_2"]).run("event_card")
    assert first.slot == second.slot == "slot_011"
    assert not t.told("encounter")


def test_stalking_passes_over_characters_on_pods() -> None:
    t = hunted("captain", "scout").room("evacuation_a", "slot_002").aboard("scout", 1)
    shambler = put(t, "shambler", "slot_006")
    t.rig(event=["stalking_1"]).run("event_card")
    assert shambler.slot == "slot_011"


def test_stalking_leaves_those_in_combat_where_they_are() -> None:
    t = hunted("captain", "scout").at("captain", "canteen", "slot_006").at("scout", "armory", "slot_002")
    fighting = put(t, "shambler", "canteen")
    t.rig(event=["stalking_1"]).run("event_card")
    assert fighting.slot == "slot_006"
