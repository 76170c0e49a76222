"""Mutation cards and markers, the removed adaptations and what left the game: the Carnomorphs' part of the state."""

from __future__ import annotations

from typing import Final

from airlock.kernel.deck import Deck, deck
from airlock.kernel.zones import EVERYBODY, Pile, Zone, only
from airlock.survival.crew import Crew
from airlock.survival.parts import Part
from airlock.survival.secrets import deck_piles
from airlock.survival.state import Game

# CAR-MARK-04
DEADLY: Final = 4
MUTATION_CARDS: Final = 12


class Mutations(Part):
    """A mutation card is its owner's secret until it is used; markers are public (CAR-MUT-02, -03, CAR-MARK-01)."""

    def __init__(self, deck: Deck, markers: list[int]) -> None:
        self.deck = deck
        # By seat.
        self.markers = markers
        # The cards that people have, whose each is, and the seats whose card lies faceup.
        self.kept: list[str] = []
        self.owners: list[int] = []
        self.faceup: list[int] = []
        # The cards that somebody is choosing from.
        self.drawn: list[str] = []
        self.drawer = -1
        # Clean contamination cards on their discard pile (CAR-ACT-05).
        self.clean = 0
        # Objects whose adaptation was removed from the game, and tokens that left it (CAR-ADAPT-06, CAR-INJ-07).
        self.removed: list[str] = []
        self.tokens_gone: list[str] = []
        # Until the round ends: seats that no Carnomorph attacks, figures (by id) that spare a seat, seats that ignore
        # the next attack or every attack, and seats that move unheard until they pass.
        self.untouched: list[int] = []
        self.sparing: list[tuple[int, int]] = []
        self.shielded: list[int] = []
        self.armoured: list[int] = []
        self.unheard: list[int] = []

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = (
        "armoured",
        "clean",
        "deck",
        "drawer",
        "drawn",
        "faceup",
        "kept",
        "markers",
        "owners",
        "removed",
        "shielded",
        "sparing",
        "tokens_gone",
        "unheard",
        "untouched",
    )

    def copy(self) -> Mutations:
        new = Mutations(self.deck.copy(), self.markers[:])
        new.kept = self.kept[:]
        new.owners = self.owners[:]
        new.faceup = self.faceup[:]
        new.drawn = self.drawn[:]
        new.drawer = self.drawer
        new.clean = self.clean
        new.removed = self.removed[:]
        new.tokens_gone = self.tokens_gone[:]
        new.untouched = self.untouched[:]
        new.sparing = self.sparing[:]
        new.shielded = self.shielded[:]
        new.armoured = self.armoured[:]
        new.unheard = self.unheard[:]
        return new

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.armoured:
            out["armoured"] = self.armoured
        if self.clean:
            out["clean"] = self.clean
        out["deck"] = self.deck.plain()
        if self.drawer != -1:
            out["drawer"] = self.drawer
        if self.drawn:
            out["drawn"] = self.drawn
        if self.faceup:
            out["faceup"] = self.faceup
        if self.kept:
            out["kept"] = self.kept
        out["markers"] = self.markers
        if self.owners:
            out["owners"] = self.owners
        if self.removed:
            out["removed"] = self.removed
        if self.shielded:
            out["shielded"] = self.shielded
        if self.sparing:
            out["sparing"] = self.sparing
        if self.tokens_gone:
            out["tokens_gone"] = self.tokens_gone
        if self.unheard:
            out["unheard"] = self.unheard
        if self.untouched:
            out["untouched"] = self.untouched
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Mutations:
        part = game.parts["mutations"]
        assert isinstance(part, Mutations)
        return part

    def card_of(self, seat: int) -> str:
        """The mutation card of a seat; empty if it has none."""
        return self.kept[self.owners.index(seat)] if seat in self.owners else ""

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {
            "mutations": {
                "left": len(self.deck),
                "mine": self.card_of(seat),
                "choosing": list(self.drawn) if seat == self.drawer else [],
                "clean_discarded": self.clean,
                "removed": list(self.removed),
            }
        }

    def board(self, game: Game, c: Crew) -> dict[str, object]:
        """A facedown card is there for all to see, its face is not (CAR-MUT-02)."""
        seat = c.seat
        return {
            "mutated": seat in self.owners,
            "mutation": self.card_of(seat) if seat in self.faceup else "",
            "mutation_markers": self.markers[seat],
            "protected": seat in self.untouched or seat in self.shielded or seat in self.armoured,
            "spared_by": [figure for figure, spared in self.sparing if spared == seat],
            "unheard": seat in self.unheard,
        }

    def zones(self, game: Game) -> list[Zone]:
        return [Zone("mutations", mutation_piles)]

    def breach(self, game: Game) -> str:
        if any(not 0 <= n <= DEADLY for n in self.markers):
            return f"markers {self.markers}"
        if len(self.owners) != len(self.kept) or len(set(self.owners)) < len(self.owners):
            return f"mutation cards {self.kept} of {self.owners}"
        if any(seat not in self.owners for seat in self.faceup):
            return f"faceup {self.faceup} of {self.owners}"
        every = self.deck.cards() + self.kept + self.drawn
        return "" if len(every) == len(set(every)) == MUTATION_CARDS else f"mutation cards {sorted(every)}"

    def tokens(self) -> list[str]:
        return self.tokens_gone

    def contamination(self) -> int:
        return self.clean


def new_mutations(players: int, cards: list[str]) -> Mutations:
    return Mutations(deck("mutation", cards), [0] * players)


def mutation_piles(game: Game) -> list[Pile]:
    part = Mutations.of(game)
    known = [EVERYBODY if seat in part.faceup else only(seat) for seat in part.owners]
    drawer = only(part.drawer) if part.drawer >= 0 else 0
    return [
        *deck_piles(part.deck, "mutation"),
        Pile(part.kept, "mutation", known=known),
        Pile(part.drawn, "mutation", drawer),
    ]
