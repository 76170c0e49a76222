"""Dripping."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.aftermath.docked import table_with_tokens


def test_dripping_slimes_whoever_is_at_an_entrance() -> None:
    t = table_with_tokens("captain", "scout").at("scout", "armory", "slot_002")
    t.rig(event=["dripping"]).run("event_card")
    # The captain is on the shuttle: a hatch isn't an entrance.
    assert [c.slime for c in t.game.crew] == [False, True]
    card = t.game.content.events["dripping"]
    assert (card.direction, card.moving, card.alert) == (4, ("larva", "creeper", "adult"), True)


@rule("AFT-SHUTTLE-09")
def test_dripping_spares_everybody_on_the_shuttle() -> None:
    t: Table = table_with_tokens("captain", "scout")
    t.crew("scout").slot = "slot_shuttle_1"
    t.rig(event=["dripping"]).run("event_card")
    assert not any(c.slime for c in t.game.crew)
