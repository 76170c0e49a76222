"""Surgery Kit."""

from __future__ import annotations

from airlock.survival.crew import CONTAMINATION
from tests.table import Table, table


def theatre() -> Table:
    t = table("medic", "scout", modules="medic").any_hand("medic", 2).item("medic", "quest_surgery_kit")
    return t.hand("scout", "rest", "search", contamination=1).turn("medic")


def test_surgery_kit_is_activated_by_a_medkit() -> None:
    t = table("medic", "scout", modules="medic").any_hand("medic", 2).turn("medic")
    assert t.why_not("medic", "activate:quest_surgery_kit") == "quest_needs_item"
    t.item("medic", "medkit").do("medic", "activate:quest_surgery_kit", "use:medkit")
    assert t.crew("medic").inventory == ["quest_surgery_kit"]
    t.check()


def test_surgery_kit_purges_cures_shuffles_and_hurts_who_agrees() -> None:
    t = theatre().rig(scan=["contamination_infected"])
    t.crew("scout").larva = True
    t.do("medic", "item:quest_surgery_kit:operate")
    t.do("scout", "agree")
    me = t.crew("scout")
    assert (me.larva, me.light, me.hand, me.discard) == (False, 1, [], [])
    assert CONTAMINATION not in me.deck.cards()
    assert not any("contamination" in card for card in me.deck.cards())
    assert len(me.deck.cards()) == 10
    # It makes nobody pass.
    assert not me.passed
    assert not t.crew("medic").passed
    assert "quest_surgery_kit" in t.game.items_spent
    t.check()


def test_surgery_kit_shows_the_scan_to_the_treated_player_alone() -> None:
    t = theatre().rig(scan=["contamination_clean"]).do("medic", "item:quest_surgery_kit:operate").do("scout", "agree")
    assert len(t.told("scan_result", to="scout")) == 1
    assert t.told("scan_result", to="medic") == []
    # What is clean stays, and places no larva.
    assert not t.crew("scout").larva
    assert "contamination_clean" in t.crew("scout").deck.cards()


def test_surgery_kit_needs_somebody_to_cure() -> None:
    t = theatre().hand("scout", "rest")
    assert t.why_not("medic", "item:quest_surgery_kit:operate") == "nothing_to_cure"
