"""Zones: one declaration says what a seat sees and what may change places behind its back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from airlock.kernel.fate import Fate
from airlock.kernel.zones import EVERYBODY, NOBODY, Pile, Zone, knows, no_back, only, redeal, seen


def colour(face: str) -> str:
    return face.split("_")[0]


def test_masks() -> None:
    assert knows(only(0), 0)
    assert not knows(only(0), 1)
    assert knows(only(0) | only(3), 3)
    assert not knows(NOBODY, 0)


def test_a_spectator_knows_what_everybody_knows() -> None:
    assert not knows(only(0) | only(1), -1)
    assert knows(EVERYBODY, -1)
    assert knows(EVERYBODY, 5)
    assert EVERYBODY == -1


def test_a_pile_shows_faces_to_those_who_know_and_backs_to_the_others() -> None:
    hand = Pile(["red_axe", "blue_rope"], "items", only(0))
    assert seen(hand, 0) == ["red_axe", "blue_rope"]
    assert seen(hand, 1) == ["card", "card"]
    assert seen(hand, -1) == ["card", "card"]
    assert seen(hand, 1, colour) == ["red", "blue"]


def test_peeks_are_remembered_card_by_card_and_seat_by_seat() -> None:
    tokens = Pile(["a", "b", "c"], "tokens", known=[only(1), NOBODY, only(0) | only(1)])
    assert seen(tokens, 0) == ["card", "card", "c"]
    assert seen(tokens, 1) == ["a", "card", "c"]
    assert seen(tokens, 2) == ["card", "card", "card"]


class Table:
    """Two hands with coloured backs, a deck, a row of tokens."""

    def __init__(self) -> None:
        self.hands = [["red_1", "red_2", "blue_1"], ["red_3", "blue_2", "blue_3"]]
        self.deck = ["red_4", "red_5", "blue_4"]
        self.tokens = ["x", "y", "z"]
        self.tokens_known = [only(0), only(1), NOBODY]

    def zones(self) -> list[Zone]:
        hands: Callable[[Table], list[Pile]] = lambda t: [  # noqa: E731
            Pile(hand, "items", only(seat)) for seat, hand in enumerate(t.hands)
        ]
        return [
            Zone("hand", hands, colour),
            Zone("deck", lambda t: [Pile(t.deck, "items")], colour),
            Zone("token", lambda t: [Pile(t.tokens, "tokens", known=t.tokens_known)]),
        ]

    def seen_by(self, seat: int) -> list[list[str]]:
        return [seen(pile, seat, zone.back) for zone in self.zones() for pile in zone.piles(self)]


def test_redealing_changes_nothing_that_the_seat_sees_and_everything_it_can_not_know() -> None:
    for seat in (-1, 0, 1):
        worlds = set()
        for n in range(50):
            table = Table()
            before = table.seen_by(seat)
            redeal(table.zones(), table, seat, Fate(rng=Random(n)))
            assert table.seen_by(seat) == before
            assert sorted(table.hands[0] + table.hands[1] + table.deck) == sorted(
                Table().hands[0] + Table().hands[1] + Table().deck
            )
            assert sorted(table.tokens) == ["x", "y", "z"]
            worlds.add(str(vars(table)))
        assert len(worlds) > 10


def test_every_card_that_the_seat_can_not_know_can_be_anywhere() -> None:
    held = set()
    first_token = set()
    for n in range(100):
        table = Table()
        redeal(table.zones(), table, 0, Fate(rng=Random(n)))
        assert table.hands[0] == Table().hands[0]
        assert table.tokens[0] == "x"
        held |= set(table.hands[1])
        first_token.add(table.tokens[1])
    assert held == {"red_3", "red_4", "red_5", "blue_2", "blue_3", "blue_4"}
    assert first_token == {"y", "z"}


def test_cards_of_different_pools_or_backs_never_change_places() -> None:
    for n in range(30):
        table = Table()
        redeal(table.zones(), table, -1, Fate(rng=Random(n)))
        assert [colour(card) for card in table.hands[0]] == ["red", "red", "blue"]
        assert set(table.tokens) == {"x", "y", "z"}


def is_light(place: int, face: str) -> bool:
    return not face.startswith("heavy")


def test_a_place_gets_nothing_that_can_not_be_there() -> None:
    held = set()
    for n in range(50):
        bag, deck = ["rope", "lamp"], ["heavy_gun", "heavy_saw", "knife"]
        zone = Zone("items", lambda _, bag=bag, deck=deck: [Pile(deck, "items"), Pile(bag, "items", accepts=is_light)])  # type: ignore[misc]
        redeal([zone], None, 0, Fate(rng=Random(n)))
        assert all(is_light(0, item) for item in bag)
        assert sorted(bag + deck) == ["heavy_gun", "heavy_saw", "knife", "lamp", "rope"]
        held |= set(bag)
    assert held == {"rope", "lamp", "knife"}


def test_places_that_want_the_same_card_come_to_terms() -> None:
    """The first place takes a or b, the second only a: dealing the first one a leaves nothing for the second."""
    wanted = [("a", "b"), ("a",), ("a", "b", "c", "d"), ("a", "b", "c", "d")]
    for n in range(50):
        row = ["b", "a", "c", "d"]
        pile = Pile(row, "items", accepts=lambda i, face: face in wanted[i])
        redeal([Zone("row", lambda _, pile=pile: [pile])], None, 0, Fate(rng=Random(n)))  # type: ignore[misc]
        assert row[:2] == ["b", "a"]
        assert sorted(row[2:]) == ["c", "d"]


def test_cards_that_can_not_be_dealt_anew_stay_where_they_are() -> None:
    row = [str(n) for n in range(12)]
    pile = Pile(row, "items", accepts=lambda i, face: int(face) >= i)
    redeal([Zone("row", lambda _: [pile])], None, 0, Fate(rng=Random(3)))
    assert all(int(face) >= i for i, face in enumerate(row))


def test_redealing_with_equal_fate_gives_equal_worlds() -> None:
    worlds = []
    for _ in range(2):
        table = Table()
        redeal(table.zones(), table, 1, Fate(rng=Random(9)))
        worlds.append(vars(table))
    assert worlds[0] == worlds[1]


def test_without_a_declared_back_all_backs_look_alike() -> None:
    assert no_back("a") == no_back("b")
