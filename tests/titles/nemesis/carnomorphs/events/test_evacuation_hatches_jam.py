"""Evacuation Hatches Jam."""

from __future__ import annotations

from tests.titles.nemesis.carnomorphs.hunted import hunted

CARD = "evacuation_hatches_jam"


def test_evacuation_hatches_jam_breaks_both_sections_a_first() -> None:
    t = hunted("captain", "scout").room("evacuation_a", "slot_012").room("evacuation_b", "slot_002")
    t.aboard("scout", 1).rig(event=[CARD]).run("event_card")
    assert [e["slot"] for e in t.told("malfunction_placed")] == ["slot_012", "slot_002"]
    # Whoever waits on a pod stays there.
    assert t.pod("scout") == 1
    t.check()


def test_evacuation_hatches_jam_leaves_unexplored_and_broken_sections_alone() -> None:
    t = hunted("captain", "scout").room("evacuation_a", "slot_012").malfunction("evacuation_a")
    t.rig(event=[CARD]).run("event_card")
    assert t.game.malfunction == ["slot_012"]
    t.check()
