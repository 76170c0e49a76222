"""Regeneration."""

from __future__ import annotations

from tests.table import table


def test_regeneration_heals_two_injuries_of_every_intruder() -> None:
    t = table("captain", "scout")
    # One of them is in combat; that does not matter.
    adult = t.intruder("adult", "hibernatorium", injuries=3)
    creeper = t.intruder("creeper", "cockpit", injuries=1)
    queen = t.intruder("queen", "slot_006", injuries=2)
    t.intruder("breeder", "slot_012")
    t.rig(event=["regeneration"]).run("event_card")
    injuries = {f.name: f.injuries for f in t.game.figures}
    assert (injuries[adult], injuries[creeper], injuries[queen]) == (1, 0, 0)
    assert [e["figure"] for e in t.told("intruder_recovered")] == [adult, creeper, queen]
    t.check()


def test_regeneration_moves_breeders_and_the_queen_first() -> None:
    t = table("captain", "scout")
    queen = t.intruder("queen", "slot_006", injuries=1)
    t.intruder("adult", "slot_005", injuries=1)
    t.rig(event=["regeneration"]).run("event_card")
    assert [(f.kind, f.slot) for f in t.game.figures] == [("queen", "slot_007"), ("adult", "slot_005")]
    assert [e["figure"] for e in t.told("intruder_moved")] == [queen]
