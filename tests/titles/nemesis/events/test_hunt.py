"""Hunt, both cards."""

from __future__ import annotations

import pytest

from airlock.survival.state import DESTROYED
from tests.rules import rule
from tests.table import table


@pytest.mark.parametrize("card", ["hunt_2", "hunt_3"])
def test_hunt_2_and_hunt_3_lead_adults_to_the_crew_next_door(card: str) -> None:
    t = table("captain", "scout").at("scout", "canteen", "slot_006")
    hunter = t.intruder("adult", "slot_014")
    far = t.intruder("adult", "slot_012")
    # This one has the captain next door, but it fights the scout.
    fighting = t.intruder("adult", "canteen")
    # Creepers move by one of the cards, but they do not hunt: this one would find the Hibernatorium next door.
    creeper = t.intruder("creeper", "slot_015")
    t.rig(event=[card]).run("event_card")
    places = {f.name: f.slot for f in t.game.figures}
    assert (places[hunter], places[far], places[fighting]) == ("slot_011", "slot_012", "slot_006")
    assert places[creeper] == ("slot_016" if card == "hunt_2" else "slot_015")
    # Coming is neither an encounter nor an attack.
    assert not t.told("encounter")
    assert not t.told("attack")
    t.check()


def test_hunt_2_goes_to_the_lowest_room_number() -> None:
    t = table("captain", "scout").at("scout", "armory", "slot_002")
    t.intruder("adult", "slot_006")
    t.rig(event=["hunt_2"]).run("event_card")
    assert t.game.figures[0].slot == "slot_002"


def test_hunt_3_passes_over_characters_on_pods() -> None:
    t = table("captain", "scout").room("evacuation_a", "slot_002").aboard("scout", 1)
    t.intruder("adult", "slot_006")
    t.rig(event=["hunt_3"]).run("event_card")
    assert t.game.figures[0].slot == "slot_011"


@rule("NEM-EVENT-26")
def test_hunt_2_moves_all_adults_at_the_same_time() -> None:
    t = table("captain", "scout").door("cor_006_011")
    t.intruder("adult", "slot_006")
    t.intruder("adult", "slot_006")
    t.rig(event=["hunt_2"]).run("event_card")
    # The second one does not slip through the door that the first one breaks.
    assert t.game.doors == {"cor_006_011": DESTROYED}
    assert [f.slot for f in t.game.figures] == ["slot_006", "slot_006"]
    assert len(t.told("intruder_stopped")) == 2


def test_hunt_2_takes_the_corridor_without_a_closed_door() -> None:
    t = table("captain", "scout", board="alt").door("acor_005_008_n")
    t.intruder("adult", "alt_005")
    t.rig(event=["hunt_2"]).run("event_card")
    assert t.game.figures[0].slot == "alt_008"
    assert t.game.doors["acor_005_008_n"] == "closed"
