"""The twenty attack cards as they are printed: attack and blood."""

from __future__ import annotations

from airlock.titles.nemesis.attacks import ATTACK_CARDS, ATTACKS

ARROW = 0
# Attack -> the blood of its cards.
PRINTED = {
    "scratch": [2, 3, 5, 6],
    "claw_attack": [3, 4, 5, ARROW],
    "bite": [4, 4, 6, ARROW],
    "tail_attack": [2, 5],
    "transformation": [4, 5],
    "frenzy": [3, 4],
    "slime": [5],
    "summoning": [3],
}


def test_the_attack_cards_are_those_printed() -> None:
    cards = [
        (f"{attack}_{n}", attack, blood) for attack, bloods in PRINTED.items() for n, blood in enumerate(bloods, 1)
    ]
    assert [(card.id, card.attack, card.blood) for card in ATTACK_CARDS] == cards
    assert len(ATTACK_CARDS) == 20
    assert [attack.id for attack in ATTACKS] == list(PRINTED)
