"""Synthetic."""

from __future__ import annotations

from airlock.survival.cards import draw_hand
from tests.rules import rule
from tests.table import Table, table


def drawing(*top: str, modules: str = "characters,traits", who: str = "android") -> Table:
    """These cards lie on top of the deck."""
    t = table(who, "mechanic", modules=modules).hand(who)
    me = t.crew(who)
    for card in reversed(top):
        if card == "contamination":
            t.game.contamination_left -= 1
        else:
            me.deck.middle.remove(card)
        me.deck.put_on_top(card, 0)
    return t


@rule("AFT-TRAIT-01")
def test_android_scans_removes_and_replaces_contamination_at_once() -> None:
    t = drawing("search", "contamination", "repairs").rig(scan=["contamination_clean"])
    t.flow(draw_hand(t.game, t.crew("android"), 2))
    assert sorted(t.crew("android").hand) == ["repairs", "search"]
    assert t.game.contamination_removed == 1
    assert [(e["infected"], e["clean"]) for e in t.told("scanned_away")] == [(0, 1)]
    assert not t.crew("android").larva
    t.check()


@rule("AFT-TRAIT-01")
def test_android_is_infected_once_however_many_infected_cards_come() -> None:
    t = drawing("contamination", "contamination", "search", "contamination", "repairs", "demolition")
    t.rig(scan=["contamination_infected"] * 3).flow(draw_hand(t.game, t.crew("android"), 3))
    # A replacement may be contamination again.
    assert sorted(t.crew("android").hand) == ["demolition", "repairs", "search"]
    assert t.game.contamination_removed == 3
    assert t.crew("android").larva
    assert t.crew("android").active
    t.check()


def test_android_does_so_in_the_draw_step() -> None:
    t = drawing("contamination", "search").rig(scan=["contamination_clean"]).run("draw_step")
    assert len(t.crew("android").hand) == 5
    assert not any("contamination" in card for card in t.crew("android").hand)
    t.check()


def test_others_and_matches_without_traits_keep_their_contamination() -> None:
    t = drawing("contamination", modules="characters")
    t.flow(draw_hand(t.game, t.crew("android"), 1))
    assert t.crew("android").hand == ["contamination"]
    t = drawing("contamination", who="psychologist")
    t.flow(draw_hand(t.game, t.crew("psychologist"), 1))
    assert t.crew("psychologist").hand == ["contamination"]
