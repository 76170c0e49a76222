"""Fear, both cards."""

from __future__ import annotations

import pytest

from tests.titles.nemesis.void_seeders.madness import among_seeders, happens, mad


@pytest.mark.parametrize("card", ["void_fear_1", "void_fear_2"])
def test_void_fear_contaminates_those_with_fewer_cards_than_insanity(card: str) -> None:
    t = among_seeders("captain", "scout", "pilot").any_hand("captain", 2).any_hand("scout", 3)
    # Contamination counts as a card.
    t.any_hand("pilot", 2, contamination=1)
    happens(mad(t, captain=3, scout=3, pilot=3), card)
    assert [t.crew(who).discard for who in t.names] == [["contamination"], [], []]
    t.check()


def test_void_fear_hits_the_sane_without_any_card() -> None:
    t = among_seeders("captain", "scout").any_hand("scout", 1)
    happens(t, "void_fear_1")
    assert [t.crew(who).discard for who in t.names] == [["contamination"], []]


def test_void_fear_reaches_pods_but_not_sleepers() -> None:
    t = among_seeders("captain", "scout", "pilot").room("evacuation_a").aboard("scout").asleep("pilot")
    happens(t, "void_fear_2")
    assert [len(t.crew(who).discard) for who in t.names] == [1, 1, 0]
