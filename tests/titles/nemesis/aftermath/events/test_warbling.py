"""Warbling."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import alerts, mission

ROOMS = ("engine_1", "engine_2", "engine_3")


@rule("AFT-RESSETUP-12")
def test_warbling_puts_noise_around_the_engines_and_swaps_the_first_that_is_hit() -> None:
    t = mission()
    t.engines.tops, t.engines.known = ["working", "working", "damaged"], [0, 1 << t.seat("captain"), 0]
    around = {place for room in ROOMS for place in t.game.map.around[t.slot(room)]}
    t.rig(event=["warbling"], combat=["adult", "hit", "hit"]).run("event_card")
    assert set(t.game.noise) == around
    assert t.engines.tops == ["working", "damaged", "damaged"]
    # That they changed places is public, so who knew it knows it still, and nobody learns more.
    assert [e["engine"] for e in t.told("engine_swapped")] == [2]
    assert t.view("captain")["notes"]["engines"] == ["", "damaged", ""]
    assert t.view("scout")["notes"]["engines"] == ["", "", ""]
    assert not t.told("encounter")
    assert alerts(t).open == ""
    t.check()


@rule("AFT-RESSETUP-12")
def test_warbling_swaps_on_a_double_hit_and_nothing_without_one() -> None:
    t = mission()
    t.engines.tops = ["working", "working", "working"]
    t.rig(event=["warbling"], combat=["blank", "creeper", "adult"]).run("event_card")
    assert t.engines.tops == ["working", "working", "working"]
    assert not t.told("engine_swapped")
    t = mission()
    t.engines.tops = ["working", "working", "working"]
    t.rig(event=["warbling"], combat=["double_hit"]).run("event_card")
    assert t.engines.tops == ["damaged", "working", "working"]


def test_warbling_leaves_an_engine_undecided_that_nobody_has_seen() -> None:
    t = mission().rig(event=["warbling"], combat=["hit"]).run("event_card")
    assert t.engines.tops == ["", "", ""]
    assert len(t.told("engine_swapped")) == 1
