"""The twenty panic cards as they are printed: copies and values, and what happens below the value."""

from __future__ import annotations

import pytest

from airlock.titles.nemesis.void_seeders.panic import PanicDeck
from airlock.titles.nemesis.void_seeders.panic_cards import PANIC_CARDS
from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, level, mad, names, panics

# Card -> copies, value.
PRINTED = {
    "destructive_outburst": (1, 2),
    "defeatism": (1, 3),
    "blind_escape": (1, 2),
    "destruction": (1, 4),
    "insane_courage": (1, 2),
    "sabotage": (2, 2),
    "self_mutilation": (2, 3),
    "heart_attack": (2, 5),
    "bloodlust": (2, 3),
    "demotivation": (1, 2),
    "ripping_off_the_bandages": (2, 2),
    "hopelessness": (1, 3),
    "hallucinations": (2, 3),
    "pyromaniac": (1, 3),
}


@rule("VOI-SETUP-11")
def test_the_panic_cards_are_those_printed() -> None:
    assert {card.id: (card.copies, card.value) for card in PANIC_CARDS.values()} == PRINTED
    assert list(PANIC_CARDS) == [card.id for card in PANIC_CARDS.values()]
    deck = PanicDeck.of(among_seeders().game).deck.cards()
    assert len(deck) == 20
    assert {card: deck.count(card) for card in deck} == {card: copies for card, (copies, _) in PRINTED.items()}


@rule("VOI-PANIC-02")
@pytest.mark.parametrize("card", PRINTED)
def test_below_its_value_a_panic_card_makes_madder_and_does_nothing_else(card: str) -> None:
    t = among_seeders("captain", "scout").at("captain", "canteen", "slot_006").any_hand("captain", 3)
    t.at("scout", "canteen").wounded("captain", dressed=["leg"])
    t.intruder("lurker", "slot_007")
    value = PRINTED[card][1]
    mad(t, captain=value - 1)
    before = len(names(t))
    panics(t, "captain", card)
    assert names(t)[before:] == ["panics", "insanity_rises"]
    assert (level(t, "captain"), level(t, "scout")) == (value, 1)
    assert PanicDeck.of(t.game).discard == [card]
    t.check()
