"""Intruder tokens, exploration tokens, coordinates, contamination and serious wounds, as they are printed."""

from __future__ import annotations

from collections import Counter

from airlock.titles.nemesis.tokens import CONTAMINATION, COORDINATES, EXPLORATION_TOKENS, INTRUDER_TOKENS, WOUNDS
from tests.rules import rule


def test_intruder_tokens() -> None:
    assert Counter(INTRUDER_TOKENS.values()) == {
        ("larva", 1): 8,
        ("creeper", 1): 3,
        ("adult", 2): 4,
        ("adult", 3): 5,
        ("adult", 4): 3,
        ("breeder", 3): 1,
        ("breeder", 4): 1,
        ("queen", 4): 1,
        ("blank", 0): 1,
    }
    assert len(INTRUDER_TOKENS) == 27
    assert all(token.startswith(kind) for token, (kind, _) in INTRUDER_TOKENS.items())


@rule("NEM-EXPL-01")
def test_an_exploration_token_shows_an_effect_and_a_number_of_items() -> None:
    by_effect: dict[str, list[int]] = {}
    for effect, items in EXPLORATION_TOKENS.values():
        by_effect.setdefault(effect, []).append(items)
    assert {effect: sorted(items) for effect, items in by_effect.items()} == {
        "malfunction": [1, 1, 2, 2, 2, 2, 3, 4],
        "fire": [1, 2],
        "silence": [1, 1],
        "slime": [3, 4],
        "danger": [2, 3],
        "doors": [1, 2, 3, 4],
    }
    assert len(EXPLORATION_TOKENS) == 20
    assert sum(items for _, items in EXPLORATION_TOKENS.values()) == 44


def test_coordinates_cards() -> None:
    short = {"earth": "E", "mars": "M", "venus": "V", "deep_space": "D"}
    assert ["".join(short[card[space]] for space in "ABCD") for card in COORDINATES.values()] == [
        "EMVD",
        "EDMV",
        "DMEV",
        "MVED",
        "VDME",
        "DEVM",
        "MVDE",
        "VEDM",
    ]


def test_contamination_and_wounds() -> None:
    assert CONTAMINATION == (7, 20)
    assert WOUNDS == {"body": 4, "arm": 3, "hand": 3, "leg": 3, "bleeding": 3}
