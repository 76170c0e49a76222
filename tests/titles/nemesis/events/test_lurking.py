"""Lurking."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-BAG-15")
def test_lurking_hides_all_intruders_that_are_not_in_combat() -> None:
    t = table("captain", "scout").bag("creeper_1", "creeper_2", "creeper_3", "larva_1")
    # Creepers and adults move by the card first, but not from here into the technical corridors.
    t.intruder("adult", "slot_017", injuries=2)
    t.intruder("creeper", "slot_010")
    t.intruder("queen", "slot_006")
    fighting = t.intruder("breeder", "hibernatorium", injuries=1)
    t.rig(event=["lurking"], supply=["adult_7", "queen_1"]).run("event_card")
    assert [(f.name, f.injuries) for f in t.game.figures] == [(fighting, 1)]
    # There is no creeper token left in the supply, so none is added.
    assert sorted(t.game.bag) == ["adult_7", "creeper_1", "creeper_2", "creeper_3", "larva_1", "queen_1"]
    assert [e["type"] for e in t.told("token_added")] == ["adult", "queen"]
    t.check()
