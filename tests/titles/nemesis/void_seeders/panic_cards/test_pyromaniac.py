"""Pyromaniac: a fire marker in your room."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import HOME, among_seeders, level, mad, panics

CARD = "pyromaniac"


@rule("VOI-PANIC-03")
def test_pyromaniac_sets_the_room_on_fire() -> None:
    t = mad(among_seeders("captain", "scout"), captain=3)
    panics(t, "captain", CARD)
    assert t.game.fire == [HOME]
    assert level(t, "captain") == 3
    t.check()


@rule("VOI-PANIC-04")
def test_pyromaniac_in_a_burning_room_makes_madder() -> None:
    t = mad(among_seeders("captain", "scout").fire("hibernatorium"), captain=3)
    panics(t, "captain", CARD)
    assert t.game.fire == [HOME]
    assert level(t, "captain") == 4


def test_pyromaniac_may_blow_up_the_ship() -> None:
    t = mad(among_seeders("captain", "scout"), captain=3)
    t.fire(*[slot for slot in t.game.map.by_number if slot != HOME][: t.game.map.limits["fire"]])
    panics(t, "captain", CARD)
    assert t.match.over
    assert t.game.end_reason == "explosion"


@rule("VOI-PANIC-04")
def test_pyromaniac_on_a_pod_makes_madder() -> None:
    t = mad(among_seeders("captain", "scout").room("evacuation_a").aboard("captain"), captain=3)
    panics(t, "captain", CARD)
    assert (t.game.fire, level(t, "captain")) == ([], 4)
