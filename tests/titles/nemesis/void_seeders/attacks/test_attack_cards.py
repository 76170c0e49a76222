"""The twenty attack cards as they are printed: attack and blood."""

from __future__ import annotations

from airlock.titles.nemesis.void_seeders.attacks import ATTACK_CARDS, ATTACKS
from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders

ARROW = 0
# Attack -> the blood of its cards.
PRINTED = {
    "void_frenzy": [2, 6],
    "void_scratch": [5, 6, 4, ARROW],
    "void_duplicate": [3, 3],
    "void_dread": [4, ARROW],
    "void_braineating": [4, 5],
    "void_bite": [4, 3, 2, ARROW],
    "void_dismay": [5, 4, 2, 2],
}


@rule("VOI-SETUP-10")
def test_the_attack_cards_are_those_printed() -> None:
    cards = [
        (f"{attack}_{n}", attack, blood) for attack, bloods in PRINTED.items() for n, blood in enumerate(bloods, 1)
    ]
    assert [(card.id, card.attack, card.blood) for card in ATTACK_CARDS] == cards
    assert len(ATTACK_CARDS) == 20
    assert [attack.id for attack in ATTACKS] == list(PRINTED)
    # They are the whole deck.
    assert sorted(among_seeders().game.attacks.cards()) == sorted(id for id, _, _ in cards)
