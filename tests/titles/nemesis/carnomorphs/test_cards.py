"""Nothing is missing: every card of the Carnomorphs has its test, and its words in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from airlock.titles.nemesis.carnomorphs.adaptations import ADAPTATIONS
from airlock.titles.nemesis.carnomorphs.mutations import MUTATIONS
from airlock.titles.nemesis.carnomorphs.species import CARNOMORPHS
from airlock.titles.nemesis.species import INTRUDERS
from airlock.titles.nemesis.title import CONTENT, NEMESIS
from airlock.words import LANGUAGES, Words

TESTS = Path(__file__).parent
OURS = CARNOMORPHS.content

# The folder of their tests, and what has to be tested there; two cards of a name share theirs.
CARDS = {
    "attacks": list(OURS.attacks),
    "events": [card.removesuffix("_1").removesuffix("_2") for card in OURS.events],
    "mutations": [card.id for card in MUTATIONS],
    "adaptations": ADAPTATIONS,
}
# Kind of words -> ids.
SPOKEN = {
    "attack": [*OURS.attacks, *OURS.attack_cards],
    "event": list(OURS.events),
    "card": [card.id for card in MUTATIONS],
    "weakness": ADAPTATIONS,
}


def test_the_decks_are_complete() -> None:
    assert [len(OURS.attack_cards), len(OURS.attacks), len(OURS.events), len(MUTATIONS), len(ADAPTATIONS)] == [
        20, 7, 20, 12, 8,
    ]  # fmt: skip


@pytest.mark.parametrize("folder", CARDS)
def test_every_card_has_a_test_of_its_own(folder: str) -> None:
    assert [id for id in CARDS[folder] if not (TESTS / folder / f"test_{id}.py").exists()] == []


def test_no_card_has_the_id_of_another_species() -> None:
    base = {*CONTENT.attacks, *CONTENT.attack_cards, *CONTENT.events, *CONTENT.cards, *INTRUDERS.weaknesses}
    assert base.isdisjoint(id for ids in SPOKEN.values() for id in ids)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_says_what_it_does(lang: str) -> None:
    words = Words(lang, NEMESIS.texts, strict=True)
    for kind, ids in SPOKEN.items():
        for id in ids:
            assert words.name(kind, id), (kind, id)
            assert words.text(kind, id), (kind, id)
