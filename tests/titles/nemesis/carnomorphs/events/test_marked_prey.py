"""Marked Prey."""

from __future__ import annotations

import pytest

from tests.table import Table
from tests.titles.nemesis.carnomorphs.hunted import hunted

CARD = "marked_prey"


def slimed(t: Table) -> list[str]:
    t.rig(event=[CARD]).run("event_card")
    t.check()
    return [who for who in t.names if t.crew(who).slime]


@pytest.mark.parametrize("thing", ["egg", "carcass", "corpse_1", "corpse_blue"])
def test_marked_prey_slimes_whoever_stands_by_a_heavy_object(thing: str) -> None:
    t = hunted("captain", "scout").at("captain", "armory", "slot_003").at("scout", "cockpit")
    t.game.objects = {}
    t.game.eggs -= thing == "egg"
    assert slimed(t.object(thing, "armory")) == ["captain"]


def test_marked_prey_slimes_bearers_in_rooms_and_on_pods_and_nobody_beside_them() -> None:
    t = hunted("captain", "scout", "pilot", "mechanic").room("evacuation_a", "slot_003").at("captain", "cockpit")
    t.at("scout", "cockpit").at("mechanic", "evacuation_a").empty_hands("captain").carry("captain", "carcass")
    t.empty_hands("pilot").carry("pilot", "carcass").aboard("pilot", 1)
    assert slimed(t) == ["captain", "pilot"]


def test_marked_prey_counts_the_eggs_of_the_board_in_the_nest_and_no_heavy_items() -> None:
    t = hunted("captain", "scout").at("captain", "nest", "slot_002").at("scout", "cockpit")
    # The Scout has a rifle in hand; that is heavy, but it isn't food.
    assert t.crew("scout").hands
    assert slimed(t) == ["captain"]


def test_marked_prey_gives_no_second_marker() -> None:
    t = hunted("captain", "scout").at("scout", "cockpit")
    t.crew("captain").slime = True
    assert slimed(t) == ["captain"]
    assert not t.told("slimed")
