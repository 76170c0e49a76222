"""Panic cards: their deck, and what happens when somebody has to resolve one (VOI-PANIC)."""

from __future__ import annotations

from typing import Final

from airlock.kernel import deck as decks
from airlock.kernel.deck import Deck
from airlock.kernel.options import Flow
from airlock.kernel.zones import Zone
from airlock.survival.crew import Crew
from airlock.survival.parts import Part
from airlock.survival.reactions import is_cancelled
from airlock.survival.secrets import deck_piles
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell
from airlock.survival.vocabulary import NUMBER, SEAT
from airlock.titles.nemesis.void_seeders.insanity import insanity_of, raise_insanity
from airlock.titles.nemesis.void_seeders.panic_cards import PANIC_CARDS
from airlock.titles.nemesis.void_seeders.vocabulary import PANIC_CARD, VOCABULARY

PANICS: Final = VOCABULARY.event("panics", "VOI-PANIC-01", seat=SEAT, card=PANIC_CARD, value=NUMBER, level=NUMBER)
STOPPED: Final = VOCABULARY.event("panic_stopped", "VOI-PANIC-05", seat=SEAT)
WITHOUT_EFFECT: Final = VOCABULARY.event("panic_without_effect", "VOI-PANIC-04", seat=SEAT, card=PANIC_CARD)

# About the card and whom it would hit, or whose interruption is to be cancelled.
ASK_STOP_PANIC: Final = VOCABULARY.prompt("stop_panic", PANIC_CARD, SEAT)


class PanicDeck(Part):
    """The panic cards: face down, on the pile, and those that are being resolved."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.discard: list[str] = []
        # One effect may lead to another card before it is over.
        self.shown: list[str] = []

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("deck", "discard", "shown")

    def copy(self) -> PanicDeck:
        new = PanicDeck(self.deck.copy())
        new.discard = self.discard[:]
        new.shown = self.shown[:]
        return new

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        out["deck"] = self.deck.plain()
        if self.discard:
            out["discard"] = self.discard
        if self.shown:
            out["shown"] = self.shown
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> PanicDeck:
        part = game.parts["panic"]
        assert isinstance(part, PanicDeck)
        return part

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {"panic": {"left": len(self.deck), "discard": list(self.discard), "shown": list(self.shown)}}

    def zones(self, game: Game) -> list[Zone]:
        return [Zone("panic", lambda g: deck_piles(PanicDeck.of(g).deck, "panic"))]

    def breach(self, game: Game) -> str:
        have = sorted(self.deck.cards() + self.discard + self.shown)
        return "" if have == sorted(all_panic_cards()) else f"panic cards {have}"


def all_panic_cards() -> list[str]:
    return [card.id for card in PANIC_CARDS.values() for _ in range(card.copies)]


def new_panic_deck() -> PanicDeck:
    """VOI-SETUP-11."""
    return PanicDeck(decks.deck("panic", all_panic_cards()))


def draw_panic_card(game: Game) -> str:
    """The top card, for all to see; an empty deck is made of its discard pile (VOI-PANIC-06, VOI-SETUP-11)."""
    part = PanicDeck.of(game)
    if not len(part.deck):
        part.deck.shuffle_in(part.discard)
        part.discard = []
    game.reveals += 1
    return part.deck.draw(game.fate)


def panic(game: Game, me: Crew) -> Flow[None]:
    """Draw and show a card, compare it with the level, then resolve it or go madder, then discard it (VOI-PANIC-10)."""
    if not me.active:
        return
    part = PanicDeck.of(game)
    id = draw_panic_card(game)
    card = PANIC_CARDS[id]
    level = insanity_of(game, me)
    part.shown.append(id)
    open_chapter(game, PANICS, me.seat, id, card.value, level)
    if level < card.value:
        yield from raise_insanity(game, me)
    else:
        yield from suffer_effect(game, me, id)
    close_chapter(game)
    part.shown.remove(id)
    part.discard.append(id)


def suffer_effect(game: Game, me: Crew, id: str) -> Flow[None]:
    """Others in the room may stop what can happen, and only that; what can't makes madder (VOI-PANIC-04, -05)."""
    card = PANIC_CARDS[id]
    resolved = False
    if card.possible(game, me):
        cancelled = yield from is_cancelled(game, me, ASK_STOP_PANIC, id, says=STOPPED)
        if cancelled:
            return
        resolved = yield from card.effect(game, me)
    if not resolved:
        tell(game, WITHOUT_EFFECT, me.seat, id)
        yield from raise_insanity(game, me)


def panic_in_order(game: Game, who: list[Crew]) -> Flow[None]:
    """Several are hit by one effect: each finishes a card before the next is drawn (VOI-PANIC-08)."""
    for me in who:
        yield from panic(game, me)
