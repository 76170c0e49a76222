"""Ripping off the Bandages: 1 light wound, and a dressed serious wound works again."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, level, mad, panics

CARD = "ripping_off_the_bandages"


@rule("VOI-PANIC-03")
def test_ripping_off_the_bandages_opens_one_wound_of_your_choice() -> None:
    t = mad(among_seeders("captain", "scout").wounded("captain", dressed=["leg", "hand"]), captain=2)
    panics(t, "captain", CARD)
    assert t.asked("captain") == "open_wound"
    assert t.options("captain") == ["wound:leg", "wound:hand"]
    t.answer("captain", "wound:hand")
    captain = t.crew("captain")
    assert (captain.light, captain.wounds, captain.dressed) == (1, ["hand"], ["leg"])
    assert level(t, "captain") == 2
    t.check()


def test_ripping_off_the_bandages_brings_the_effect_back_at_once() -> None:
    t = among_seeders("captain", "scout").wounded("captain", dressed=["arm"]).item("captain", "fire_extinguisher")
    panics(mad(t, captain=2), "captain", CARD)
    assert t.asked("captain") == "drop_to_limit"
    t.answer("captain", "drop:six_shooter")
    assert [held.kind for held in t.crew("captain").hands] == ["fire_extinguisher"]


@rule("VOI-PANIC-04")
def test_ripping_off_the_bandages_without_any_still_hurts() -> None:
    t = mad(among_seeders("captain", "scout").wounded("captain", serious=["leg"]), captain=2)
    panics(t, "captain", CARD)
    captain = t.crew("captain")
    assert (captain.light, captain.wounds, captain.dressed) == (1, ["leg"], [])
    # What can be done is done: that is enough, and insanity doesn't rise.
    assert level(t, "captain") == 2


@pytest.mark.parametrize("mode", ["semi", "coop"])
def test_ripping_off_the_bandages_may_kill_before_anything_opens(mode: str) -> None:
    t = mad(among_seeders("captain", "scout", mode=mode).wounded("captain", dressed=["leg", "hand", "leg"]), captain=2)
    panics(t, "captain", CARD)
    assert [e["cause"] for e in t.told("died")] == ["panic"]
    assert t.asked() == "halted"
