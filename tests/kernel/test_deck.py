"""Decks: a known top, an unordered middle, a known bottom."""

from __future__ import annotations

from copy import deepcopy

import pytest

from airlock.kernel.deck import Deck, deck
from airlock.kernel.fate import Fate


def fate(*wishes: str) -> Fate:
    fate = Fate("seed")
    fate.rigged = {"card": list(wishes)}
    return fate


def test_the_middle_is_decided_when_it_is_drawn() -> None:
    cards = deck("card", ["a", "b", "c"])
    luck = fate("b", "c", "a")
    assert [cards.draw(luck) for _ in range(3)] == ["b", "c", "a"]
    assert len(cards) == 0


def test_top_comes_before_middle_before_bottom() -> None:
    cards = deck("card", ["m1", "m2"])
    cards.bury("b1", 1)
    cards.bury("b2", 2)
    cards.put_on_top("t1", 1)
    cards.put_on_top("t2", 0)
    assert len(cards) == 6
    assert cards.top_known == [1, 0]
    assert cards.bottom_known == [1, 2]
    luck = fate("m2", "m1")
    assert [cards.draw(luck) for _ in range(6)] == ["t2", "t1", "m2", "m1", "b1", "b2"]
    assert cards.top_known == cards.bottom_known == []


def test_a_known_card_is_drawn_without_chance() -> None:
    luck = Fate("seed", trace=[])
    cards = deck("card", ["m"])
    cards.put_on_top("t", 1)
    cards.draw(luck)
    assert luck.trace == []
    cards.draw(luck)
    assert luck.trace == ["m"]


def test_a_peek_decides_the_top_card_and_remembers_who_saw_it() -> None:
    cards = deck("card", ["m1", "m2"])
    luck = fate("m2")
    assert cards.peek(luck, 1) == "m2"
    assert (cards.top, cards.top_known, cards.middle) == (["m2"], [1], ["m1"])
    assert cards.peek(luck, 2) == "m2"
    assert cards.top_known == [3]
    assert cards.draw(luck) == "m2"


def test_a_peek_at_what_was_buried_adds_to_who_knows_it() -> None:
    cards = deck("card", [])
    cards.bury("b", 1)
    assert cards.peek(fate(), 2) == "b"
    assert (cards.top, cards.top_known, cards.bottom) == (["b"], [3], [])


def test_a_peek_at_an_undecided_card_does_not_look_at_who_knows_the_bottom() -> None:
    cards = deck("card", ["m"])
    cards.bury("b", 4)
    assert cards.peek(fate(), 1) == "m"
    assert cards.top_known == [1]


def test_a_card_that_was_looked_at_goes_under_the_deck_with_those_who_know_it() -> None:
    cards = deck("card", ["m1", "m2"])
    cards.peek(fate("m1"), 2)
    cards.bury_top()
    assert (cards.top, cards.top_known) == ([], [])
    assert (cards.bottom, cards.bottom_known) == (["m1"], [2])


def test_shuffling_in_forgets_every_place() -> None:
    cards = deck("card", ["m"])
    cards.put_on_top("t", 1)
    cards.bury("b", 2)
    cards.shuffle_in(["x", "y"])
    assert (cards.top, cards.top_known, cards.bottom, cards.bottom_known) == ([], [], [], [])
    assert sorted(cards.middle) == ["b", "m", "t", "x", "y"]


def test_an_empty_deck_says_so() -> None:
    with pytest.raises(ValueError, match="card: the deck is empty"):
        deck("card", []).draw(Fate("seed"))


def test_a_copy_is_independent() -> None:
    cards = Deck("card", ["m1", "m2"], ["t"], [1], ["b"], [2])
    before = deepcopy(cards.plain())
    copy = cards.copy()
    assert copy.plain() == before
    assert copy.label == "card"
    for _ in range(4):
        copy.draw(Fate("seed"))
    copy.bury("x", 0)
    copy.put_on_top("y", 0)
    assert cards.plain() == before


def test_plain_is_the_same_however_the_middle_lies() -> None:
    one = Deck("card", ["a", "b"], ["t", "u"], [1, 2], ["b"], [2])
    two = Deck("card", ["b", "a"], ["t", "u"], [1, 2], ["b"], [2])
    other = Deck("card", ["b", "a"], ["u", "t"], [1, 2], ["b"], [2])
    assert one.plain() == two.plain() != other.plain()


def test_cards_are_all_of_them() -> None:
    assert sorted(Deck("card", ["a", "b"], ["t"], [1], ["z"], [2]).cards()) == ["a", "b", "t", "z"]


def test_a_peek_decides_the_top_card_and_leaves_it_there() -> None:
    cards = deck("card", ["a", "b", "c"])
    assert cards.peek(fate("b"), 1) == "b"
    assert (cards.top, cards.top_known, len(cards)) == (["b"], [1], 3)
    # A second look by somebody else: both know it now.
    assert cards.peek(fate(), 2) == "b"
    assert (cards.top, cards.top_known) == (["b"], [3])
    assert cards.draw(fate()) == "b"


def test_a_peek_at_a_buried_card_that_came_up_keeps_who_knew_it() -> None:
    cards = deck("card", [])
    cards.bury("x", 4)
    assert cards.peek(fate(), 1) == "x"
    assert (cards.top, cards.top_known, cards.bottom) == (["x"], [5], [])


def test_the_top_card_goes_under_the_deck_with_who_knows_it() -> None:
    cards = deck("card", ["a", "b"])
    cards.peek(fate("b"), 2)
    cards.bury_top()
    assert (cards.top, cards.middle, cards.bottom, cards.bottom_known) == ([], ["a"], ["b"], [2])
