"""The seat of the intruder player, with the cards of whoever plays on after the first death."""

from __future__ import annotations

from collections import Counter

from airlock.kernel.deck import Deck
from airlock.kernel.zones import NOBODY, Pile, Zone
from airlock.survival.laws import differs
from airlock.survival.parts import Part, Unordered
from airlock.survival.secrets import deck_piles
from airlock.survival.state import Game


class IntruderSeat(Part):
    """Who plays the intruders, and with which cards. Only matches of that mode have one."""

    def __init__(self) -> None:
        self.seat = -1
        # From the first whole round on.
        self.ready = False
        self.deck = Deck("intruder_card", [], [], [], [], [])
        self.hand: Unordered = []
        self.discard: list[str] = []
        # Attack or event cards to choose from.
        self.looking: list[str] = []

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("deck", "discard", "hand", "looking", "ready", "seat")

    def copy(self) -> IntruderSeat:
        new = IntruderSeat()
        new.seat = self.seat
        new.ready = self.ready
        new.deck = self.deck.copy()
        new.hand = self.hand[:]
        new.discard = self.discard[:]
        new.looking = self.looking[:]
        return new

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if len(self.deck):
            out["deck"] = self.deck.plain()
        if self.discard:
            out["discard"] = self.discard
        if self.hand:
            out["hand"] = sorted(self.hand)
        if self.looking:
            out["looking"] = self.looking
        if self.ready:
            out["ready"] = self.ready
        if self.seat != -1:
            out["seat"] = self.seat
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> IntruderSeat:
        part = game.parts["intruder_seat"]
        assert isinstance(part, IntruderSeat)
        return part

    def view(self, game: Game, seat: int) -> dict[str, object]:
        shown: dict[str, object] = {
            "seat": self.seat,
            "ready": self.ready,
            "cards": len(self.hand),
            "looking": len(self.looking),
            "deck": len(self.deck),
            "discard": list(self.discard),
        }
        if self.seat >= 0 and seat == self.seat:
            shown["hand"] = sorted(self.hand)
            shown["looking_at"] = sorted(self.looking)
        return {"intruder_player": shown}

    def zones(self, game: Game) -> list[Zone]:
        return [Zone("intruder_cards", intruder_piles), Zone("looking", looking_piles)]

    def cards(self) -> list[str]:
        return self.looking

    def breach(self, game: Game) -> str:
        """Nobody has any cards before somebody plays the intruders (NEM-INTRUDERPLAYER-04)."""
        have = self.hand + self.deck.cards() + self.discard
        want = game.content.intruder_cards.keys() if self.seat >= 0 else ()
        return differs(Counter(have), Counter(want))


def intruder_piles(game: Game) -> list[Pile]:
    part = IntruderSeat.of(game)
    mask = 1 << part.seat if part.seat >= 0 else NOBODY
    return [Pile(part.hand, "intruder", mask), *deck_piles(part.deck, "intruder")]


def looking_piles(game: Game) -> list[Pile]:
    """Cards of the attack or event deck: for the others any card of that deck may be among them."""
    part = IntruderSeat.of(game)
    if not part.looking:
        return []
    pool = "event" if part.looking[0] in game.content.events else "attack"
    return [Pile(part.looking, pool, 1 << part.seat)]


def intruder_seat(game: Game) -> int:
    """The seat that plays the intruders, or -1."""
    return IntruderSeat.of(game).seat if "intruder_seat" in game.parts else -1
