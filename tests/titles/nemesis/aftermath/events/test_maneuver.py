"""Maneuver."""

from __future__ import annotations

from airlock.survival.rounds import hand_limit
from tests.table import Table
from tests.titles.nemesis.aftermath.docked import table_with_tokens


def test_maneuver_makes_the_next_hand_one_card_smaller() -> None:
    t: Table = table_with_tokens("captain", "scout")
    t.rig(event=["maneuver"]).run("event_card")
    assert [hand_limit(t.game, c) for c in t.game.crew] == [4, 4]
    t.crew("scout").wounds = ["body"]
    assert hand_limit(t.game, t.crew("scout")) == 3
    t.crew("scout").wounds = []
    for c in t.game.crew:
        c.deck.shuffle_in(c.hand)
        c.hand = []
    t.run("draw_step")
    assert [len(c.hand) for c in t.game.crew] == [4, 4]
    assert [hand_limit(t.game, c) for c in t.game.crew] == [5, 5]
    card = t.game.content.events["maneuver"]
    assert (card.direction, card.moving, card.alert) == (3, ("adult", "breeder", "queen"), False)
