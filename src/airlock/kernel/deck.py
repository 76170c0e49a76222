"""A deck has no secret order: a known top, an unordered middle, a known bottom."""

from __future__ import annotations

from airlock.kernel.fate import Fate


class Deck:
    """Cards face down. `top` and `bottom` hold cards somebody placed there; each mask tells which seats know the card.

    The top card of the deck is the last of `top`; the lowest card is the last of `bottom`.
    """

    __slots__ = ("bottom", "bottom_known", "label", "middle", "top", "top_known")

    def __init__(
        self,
        label: str,
        middle: list[str],
        top: list[str],
        top_known: list[int],
        bottom: list[str],
        bottom_known: list[int],
    ) -> None:
        self.label = label
        self.middle = middle
        self.top = top
        self.top_known = top_known
        self.bottom = bottom
        self.bottom_known = bottom_known

    def copy(self) -> Deck:
        return Deck(self.label, self.middle[:], self.top[:], self.top_known[:], self.bottom[:], self.bottom_known[:])

    def __len__(self) -> int:
        return len(self.middle) + len(self.top) + len(self.bottom)

    def draw(self, fate: Fate) -> str:
        """Take the top card; it is decided now if nobody placed it."""
        if self.top:
            self.top_known.pop()
            return self.top.pop()
        if self.middle:
            return fate.draw(self.label, self.middle)
        if not self.bottom:
            raise ValueError(f"{self.label}: the deck is empty")
        self.bottom_known.pop(0)
        return self.bottom.pop(0)

    def peek(self, fate: Fate, known: int) -> str:
        """Look at the top card: it is decided now and stays there; the seats of the mask know it from here on."""
        if not self.top and not self.middle and self.bottom:
            known |= self.bottom_known[0]
        elif self.top:
            known |= self.top_known[-1]
        card = self.draw(fate)
        self.put_on_top(card, known)
        return card

    def bury_top(self) -> None:
        """Move the top card, which somebody has looked at, under the deck."""
        self.bury(self.top.pop(), self.top_known.pop())

    def put_on_top(self, card: str, known: int) -> None:
        self.top.append(card)
        self.top_known.append(known)

    def bury(self, card: str, known: int) -> None:
        """Put a card under the deck; `known` is the mask of seats that saw it."""
        self.bottom.append(card)
        self.bottom_known.append(known)

    def shuffle_in(self, cards: list[str]) -> None:
        """Shuffle these cards and the whole deck together: nobody knows any place any more."""
        self.middle += self.top
        self.middle += self.bottom
        self.middle += cards
        self.top.clear()
        self.top_known.clear()
        self.bottom.clear()
        self.bottom_known.clear()

    def cards(self) -> list[str]:
        return self.middle + self.top + self.bottom

    def plain(self) -> list[object]:
        # The middle has no order, so it counts sorted: two decks that hold the same cards are the same deck.
        return [sorted(self.middle), self.top, self.top_known, self.bottom, self.bottom_known]


def deck(label: str, cards: list[str]) -> Deck:
    """A shuffled deck."""
    return Deck(label, cards, [], [], [], [])
