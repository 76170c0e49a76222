"""Sabotage: nothing is left to find in your room."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, level, mad, panics

CARD = "sabotage"


@rule("VOI-PANIC-03")
def test_sabotage_empties_the_room() -> None:
    t = among_seeders("captain", "scout").at("captain", "canteen").room("storage", items=4)
    panics(mad(t, captain=2), "captain", CARD)
    assert t.game.items_left[t.slot("canteen")] == 0
    assert t.game.items_left[t.slot("storage")] == 4
    assert level(t, "captain") == 2
    t.check()


@rule("VOI-PANIC-04")
def test_sabotage_of_an_empty_room_makes_madder() -> None:
    t = among_seeders("captain", "scout").room("canteen", items=0).at("captain", "canteen")
    panics(mad(t, captain=2), "captain", CARD)
    assert level(t, "captain") == 3


@rule("VOI-PANIC-04")
def test_sabotage_of_a_room_without_a_counter_makes_madder() -> None:
    t = mad(among_seeders("captain", "scout"), captain=4)
    panics(t, "captain", CARD)
    assert level(t, "captain") == 5
    assert t.told("items_ruined") == []


@rule("VOI-PANIC-04")
def test_sabotage_on_a_pod_makes_madder() -> None:
    t = mad(among_seeders("captain", "scout").room("evacuation_a").aboard("captain"), captain=2)
    panics(t, "captain", CARD)
    assert t.game.items_left[t.slot("evacuation_a")] == 2
    assert level(t, "captain") == 3
