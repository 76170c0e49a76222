"""The trait cards as such."""

from __future__ import annotations

from airlock.titles.nemesis.aftermath.traits.part import TRAITS
from airlock.titles.nemesis.title import NEMESIS
from airlock.words import LANGUAGES, Words
from tests.rules import rule
from tests.table import table


@rule("AFT-TRAIT-01", "AFT-TRAIT-02")
def test_everybody_has_the_card_of_the_character_face_up_from_the_start() -> None:
    t = table("captain", "mechanic", modules="traits")
    for who in ("captain", "mechanic", ""):
        assert [c["trait"] for c in t.view(who)["crew"]] == ["captain", "mechanic"]


@rule("AFT-MOD-04", "AFT-MOD-10", "AFT-TRAIT-03")
def test_trait_cards_are_a_module_of_a_regular_game() -> None:
    assert "trait" not in table("captain", "mechanic").view("captain")["crew"][0]
    assert NEMESIS.setting(2, {"modules": "traits"})["modules"] == "traits"


def test_every_trait_card_has_words() -> None:
    for lang in LANGUAGES:
        words = Words(lang, NEMESIS.texts, strict=True)
        for trait in TRAITS:
            assert words.name("trait", trait)
            assert words.text("trait", trait)
