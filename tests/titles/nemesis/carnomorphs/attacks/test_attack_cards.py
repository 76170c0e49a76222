"""The twenty attack cards as they are printed: attack, and blood for metagorgers and for the others."""

from __future__ import annotations

from airlock.titles.nemesis.carnomorphs.attacks import ATTACK_CARDS, ATTACKS
from tests.rules import rule

ARROW = 0
# Attack -> the numbers of its cards: of metagorgers, of all other types.
PRINTED = {
    "devour": [(ARROW, 3), (1, 5)],
    "spawn": [(1, 4), (ARROW, 7)],
    "bash": [(ARROW, 5), (2, ARROW)],
    "regurgitate": [(2, 5), (3, 4)],
    "slash": [(2, ARROW), (1, 6), (1, 3)],
    "carnomorph_bite": [(2, 4), (1, 5), (1, 8), (3, 6)],
    "whiplash": [(3, 7), (ARROW, ARROW), (1, ARROW), (1, 8), (1, 4)],
}


def test_the_attack_cards_are_those_printed() -> None:
    cards = [
        (f"{attack}_{n}", attack, *blood) for attack, bloods in PRINTED.items() for n, blood in enumerate(bloods, 1)
    ]
    assert [(card.id, card.attack, card.blood_small, card.blood) for card in ATTACK_CARDS] == cards
    assert [attack.id for attack in ATTACKS] == list(PRINTED)


def test_the_attack_deck_adds_up() -> None:
    assert len(ATTACK_CARDS) == len({card.id for card in ATTACK_CARDS}) == 20
    assert sum(1 for card in ATTACK_CARDS if not card.blood_small) == 4
    assert sum(1 for card in ATTACK_CARDS if not card.blood) == 4
    assert sum(card.blood_small for card in ATTACK_CARDS) == 26
    assert sum(card.blood for card in ATTACK_CARDS) == 84


@rule("CAR-ATT-03")
def test_metagorgers_are_on_no_attack_card() -> None:
    assert {kind for attack in ATTACKS for kind in attack.attackers} == {"shambler", "fleshbeast", "butcher"}
