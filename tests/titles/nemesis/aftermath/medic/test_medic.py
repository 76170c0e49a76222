"""The Medic as a character."""

from __future__ import annotations

from collections import Counter

import pytest

from airlock.kernel.faults import BadOptions
from airlock.kernel.match import new_match
from airlock.titles.nemesis.title import NEMESIS
from tests.rules import rule
from tests.table import table


@rule("AFT-MOD-08")
def test_medic_is_a_seventh_character_with_ten_cards_a_starting_item_and_two_quest_items() -> None:
    t = table("medic", "scout", modules="medic")
    me = t.crew("medic")
    cards = me.deck.cards() + me.hand
    assert len(cards) == 10
    assert Counter(cards) == Counter(
        [
            "demolition", "interruption", "rest", "search", "search", "computer_skills", "repairs",
            "er", "pharmacist", "field_dressing",
        ]
    )  # fmt: skip
    assert [(held.kind, held.ammo) for held in me.hands] == [("needle_gun", 2)]
    assert me.quests == ["quest_surgery_kit", "quest_combat_drugs"]
    assert t.game.content.characters["medic"].colour == "pink"
    t.check()


@rule("AFT-MOD-08")
def test_medic_has_a_seventh_draft_card() -> None:
    match = new_match(NEMESIS, 2, {"modules": "medic"}, "draft", {"draft:0": ["medic"], "draft:1": ["medic"]})
    question = match.pending[0]
    assert "character:medic" in [o.key for o in question.options]
    assert len(match.state.draft_pool) == 7 - 2
    assert "medic" not in new_match(NEMESIS, 2, {}, "draft").state.draft_pool


def test_medic_is_named_only_with_her_module() -> None:
    with pytest.raises(BadOptions, match=r"character medic needs modules medic \(AFT-MOD-05\)"):
        NEMESIS.setting(2, {"characters": "medic,scout"})
    assert NEMESIS.setting(2, {"characters": "medic,scout", "modules": "medic"})["characters"] == "medic,scout"


@rule("AFT-MOD-08")
def test_medic_has_a_trait_card() -> None:
    assert table("medic", "scout", modules="medic,traits").view("scout")["crew"][0]["trait"] == "medic"
