"""Destructive Outburst: a malfunction marker in your room."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import HOME, among_seeders, level, mad, panics

CARD = "destructive_outburst"


@rule("VOI-PANIC-03")
@pytest.mark.parametrize("insanity", [2, 5])
def test_destructive_outburst_breaks_the_room(insanity: int) -> None:
    t = mad(among_seeders("captain", "scout").at("scout", "canteen"), captain=insanity)
    panics(t, "captain", CARD)
    assert t.game.malfunction == [HOME]
    assert level(t, "captain") == insanity
    t.check()


@rule("VOI-PANIC-04")
def test_destructive_outburst_in_a_broken_room_makes_madder() -> None:
    t = mad(among_seeders("captain", "scout").malfunction("hibernatorium"), captain=2)
    panics(t, "captain", CARD)
    assert t.game.malfunction == [HOME]
    assert level(t, "captain") == 3


@rule("VOI-PANIC-04")
def test_destructive_outburst_in_the_nest_makes_madder() -> None:
    t = mad(among_seeders("captain", "scout").at("captain", "nest"), captain=4)
    panics(t, "captain", CARD)
    assert t.game.malfunction == []
    assert level(t, "captain") == 5


@rule("VOI-PANIC-04")
def test_destructive_outburst_on_a_pod_finds_no_room() -> None:
    t = mad(among_seeders("captain", "scout").room("evacuation_a", "slot_003").aboard("captain"), captain=2)
    panics(t, "captain", CARD)
    assert t.game.malfunction == []
    assert level(t, "captain") == 3
