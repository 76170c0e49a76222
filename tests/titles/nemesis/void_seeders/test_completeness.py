"""Nothing is missing: every card of the Void Seeders has its test and its words, and the numbers of the box add up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from airlock.titles.nemesis.species import VOID_SEEDERS
from airlock.titles.nemesis.title import NEMESIS
from airlock.titles.nemesis.void_seeders.panic_cards import PANIC_CARDS
from airlock.titles.nemesis.void_seeders.tokens import SEEDER
from airlock.words import LANGUAGES, Words

TESTS = Path(__file__).parent
CONTENT = VOID_SEEDERS.content
SECTIONS = ("event_phase", "bag", "encounter", "panic", "fighting")


def without_number(id: str) -> str:
    return re.sub(r"_\d+$", "", id)


# Folder of tests -> what it has to prove.
PROVED = {
    "attacks": list(CONTENT.attacks),
    "events": [without_number(card) for card in CONTENT.events],
    "panic_cards": list(PANIC_CARDS),
    "weaknesses": VOID_SEEDERS.weaknesses,
}
DESCRIBED = {
    "attack": [*CONTENT.attacks, *CONTENT.attack_cards],
    "event": list(CONTENT.events),
    "panic": list(PANIC_CARDS),
    "weakness": VOID_SEEDERS.weaknesses,
    "help": [f"void_{section}" for section in SECTIONS],
}


@pytest.mark.parametrize("folder", PROVED)
def test_every_card_has_a_file_of_tests_that_name_it(folder: str) -> None:
    for id in PROVED[folder]:
        path = TESTS / folder / f"test_{id}.py"
        assert path.exists(), id
        tests = re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert any(test.startswith(f"test_{id}") for test in tests), id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", DESCRIBED)
def test_every_card_has_a_name_and_says_what_it_does(lang: str, kind: str) -> None:
    words = Words(lang, NEMESIS.texts, strict=True)
    for id in DESCRIBED[kind]:
        assert words.name(kind, id)
        assert words.text(kind, id), id


def test_the_decks_of_the_box() -> None:
    assert len(CONTENT.events) == 20
    assert len(CONTENT.attack_cards) == 20
    assert {card.attack for card in CONTENT.attack_cards.values()} == set(CONTENT.attacks)
    assert sum(card.copies for card in PANIC_CARDS.values()) == 20
    assert len(VOID_SEEDERS.weaknesses) == 8


def test_the_tokens_of_the_box() -> None:
    numbers = [number for type, number in VOID_SEEDERS.tokens.values() if type == SEEDER]
    assert {number: numbers.count(number) for number in numbers} == {1: 3, 2: 5, 3: 5, 4: 3}
    assert len(VOID_SEEDERS.tokens) == 16 + 1 + 7


def test_the_figures_of_the_box() -> None:
    assert CONTENT.figures == {"despoiler": 1, "stalker": 1, "whisperer": 4, "lurker": 6, "lair": 3}


def test_nineteen_exploration_tokens_with_forty_four_items() -> None:
    effects = [effect for effect, _ in CONTENT.exploration.values()]
    assert {effect: effects.count(effect) for effect in effects} == {
        "malfunction": 8,
        "fire": 2,
        "danger": 2,
        "doors": 4,
        "lair": 3,
    }
    assert sum(items for _, items in CONTENT.exploration.values()) == 44
