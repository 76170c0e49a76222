"""Bulkheads Open."""

from __future__ import annotations

from airlock.survival.state import DESTROYED
from tests.table import table


def test_bulkheads_open_opens_all_closed_doors_but_mends_none() -> None:
    t = table("captain", "scout").door("cor_011_014").door("cor_001_002").door("cor_006_011", DESTROYED)
    t.rig(event=["bulkheads_open"]).run("event_card")
    assert t.game.doors == {"cor_006_011": DESTROYED}
    assert [e["corridor"] for e in t.told("door_opened")] == ["cor_001_002", "cor_011_014"]


def test_bulkheads_open_moves_first_so_an_intruder_still_breaks_its_door() -> None:
    t = table("captain", "scout").door("cor_006_007").door("cor_001_002")
    t.intruder("adult", "slot_006")
    t.rig(event=["bulkheads_open"]).run("event_card")
    assert t.game.doors == {"cor_006_007": DESTROYED}
    assert t.game.figures[0].slot == "slot_006"
