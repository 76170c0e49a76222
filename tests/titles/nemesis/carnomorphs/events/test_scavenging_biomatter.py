"""Scavenging Biomatter."""

from __future__ import annotations

from airlock.survival.state import DESTROYED
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted

CARD = "scavenging_biomatter"


def ship() -> Table:
    """Both in the Cockpit, and nothing lies about."""
    t = hunted("captain", "scout").at("captain", "cockpit").at("scout", "cockpit")
    t.game.objects = {}
    return t


def scavenge(t: Table) -> Table:
    return t.rig(event=[CARD]).run("event_card")


def test_scavenging_biomatter_leads_all_but_the_butcher_to_food_next_door() -> None:
    t = ship().object("carcass", "slot_010")
    hungry = [put(t, kind, "slot_013") for kind in ("metagorger", "shambler", "fleshbeast")]
    butcher, far = put(t, "butcher", "slot_005"), put(t, "shambler", "slot_012")
    scavenge(t)
    assert [f.slot for f in hungry] == ["slot_010"] * 3
    # The butcher has gone by the number of the card, into the room with the carcass; smell doesn't move it on.
    assert butcher.slot == "slot_010"
    assert far.slot == "slot_012"
    t.check()


def test_scavenging_biomatter_leaves_the_butcher_cold() -> None:
    t = ship().object("carcass", "slot_003")
    # The closed door keeps it from going by the number of the card.
    butcher = put(t, "butcher", "slot_007")
    t.door("cor_007_008")
    scavenge(t)
    assert butcher.slot == "slot_007"


def test_scavenging_biomatter_prefers_the_lowest_number_and_the_own_room() -> None:
    t = ship().object("carcass", "slot_005").object("carcass", "slot_010").object("egg", "slot_002")
    t.game.eggs -= 1
    hungry, fed = put(t, "shambler", "slot_006"), put(t, "shambler", "slot_005")
    scavenge(t)
    assert hungry.slot == "slot_002"
    # Food where it is keeps it there, whatever lies next door.
    assert fed.slot == "slot_005"


def test_scavenging_biomatter_smells_what_is_carried_and_the_eggs_of_the_nest() -> None:
    t = ship().room("nest", "slot_013").empty_hands("captain").carry("captain", "carcass")
    to_bearer, to_nest = put(t, "metagorger", "slot_003"), put(t, "metagorger", "slot_019")
    # One in combat stays, whatever lies next door.
    fighting = put(t.object("carcass", "slot_004"), "shambler", "cockpit")
    scavenge(t)
    assert (to_bearer.slot, to_nest.slot, fighting.slot) == ("slot_001", "slot_013", "slot_001")
    assert not t.told("encounter")


def test_scavenging_biomatter_smells_no_eggs_of_an_unexplored_nest() -> None:
    t = ship()
    shambler = put(t, "shambler", "slot_019")
    assert scavenge(t).game.figures == [shambler]
    assert shambler.slot == "slot_019"


def test_scavenging_biomatter_breaks_a_door_instead_of_moving_all_at_the_same_time() -> None:
    t = ship().object("carcass", "slot_010").door("cor_010_013")
    first, second = put(t, "shambler", "slot_013"), put(t, "metagorger", "slot_013")
    scavenge(t)
    assert t.game.doors == {"cor_010_013": DESTROYED}
    assert first.slot == second.slot == "slot_013"
