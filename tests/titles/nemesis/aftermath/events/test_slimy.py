"""Slimy."""

from __future__ import annotations

from tests.table import Table
from tests.titles.nemesis.aftermath.docked import table_with_tokens


def test_slimy_is_two_contamination_cards_for_whoever_is_slimed() -> None:
    t: Table = table_with_tokens("captain", "scout")
    t.crew("scout").slime = True
    left = t.game.contamination_left
    t.rig(event=["slimy"]).run("event_card")
    assert t.game.contamination_left == left - 2
    assert [sum(card.startswith("contamination") for card in c.discard) for c in t.game.crew] == [0, 2]
    card = t.game.content.events["slimy"]
    assert (card.direction, card.moving, card.alert) == (2, ("creeper", "adult"), True)
