"""Antidote."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-CONT-11", "NEM-ROUND-19")
def test_antidote_purges_all_cards_and_makes_pass() -> None:
    t = table("scout", "captain").at("captain", "cockpit").hand("scout", "rest", "search", contamination=1)
    me = t.crew("scout")
    me.larva = True
    me.discard.append("contamination")
    me.deck.middle.append("contamination")
    t.game.contamination_left -= 2
    t.item("scout", "antidote").turn("scout").rig(scan=["infected", "clean", "infected"])
    left = t.game.contamination_left
    t.do("scout", "item:antidote:inject", "discard:rest", "done")
    # Hand and discard pile were infected, the deck was not; one more card was taken and all shuffled but the hand.
    assert me.hand == ["search"]
    assert me.discard == []
    assert sorted(c for c in me.deck.middle if c.startswith("contamination")) == [
        "contamination",
        "contamination_clean",
    ]
    assert t.game.contamination_left == left - 1
    assert t.game.contamination_removed == 2
    assert not me.larva
    assert me.passed
    assert t.asked("captain") == "act"
    # How many were removed is public, the results are not.
    assert [e["cards"] for e in t.told("contamination_removed", "captain")] == [2]
    assert t.told("scan_result", "captain") == []
    assert t.game.items_spent == ["antidote"]
    t.check()


def test_antidote_never_infects() -> None:
    t = table("scout", "captain").hand("scout", "rest", contamination=2).item("scout", "antidote").turn("scout")
    t.crew("scout").larva = True
    t.rig(scan=["infected", "infected"])
    t.do("scout", "item:antidote:inject")
    assert t.crew("scout").active
    assert t.crew("scout").hand == []


def test_antidote_is_not_for_combat() -> None:
    t = table("scout", "captain").any_hand("scout", 2).item("scout", "antidote").turn("scout")
    t.intruder("larva", "hibernatorium")
    assert t.why_not("scout", "item:antidote:inject") == "only_out_of_combat"
