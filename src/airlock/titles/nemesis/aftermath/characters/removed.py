"""Action cards with the removal symbol leave the game when they are used."""

from __future__ import annotations

from typing import Final

from airlock.survival.crew import Crew
from airlock.survival.parts import Part
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import CARD, SEAT
from airlock.titles.nemesis.aftermath.characters.vocabulary import VOCABULARY

CARD_REMOVED: Final = VOCABULARY.event("card_removed", "AFT-CHAR-03", seat=SEAT, card=CARD)

REMOVED: Final = ("corporate_clearance", "bonus_payment", "golden_parachute")


class RemovedCards(Part):
    """Action cards that are out of the game, for all to see, by whose they were."""

    def __init__(self) -> None:
        self.cards_of: dict[int, list[str]] = {}

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("cards_of",)

    def copy(self) -> RemovedCards:
        new = RemovedCards()
        new.cards_of = {key: each[:] for key, each in self.cards_of.items()}
        return new

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if cards_of := [(key, each) for key, each in sorted(self.cards_of.items()) if each]:
            out["cards_of"] = cards_of
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> RemovedCards:
        part = game.parts["removed_cards"]
        assert isinstance(part, RemovedCards)
        return part

    def action_cards(self, c: Crew) -> list[str]:
        return self.cards_of.get(c.seat, [])

    def board(self, game: Game, c: Crew) -> dict[str, object]:
        return {"removed": list(self.action_cards(c))}


def leave_the_game(game: Game, me: Crew, card: str) -> None:
    """Even if the action is interrupted; as a payment it is discarded as usual (AFT-CHAR-03)."""
    if card in REMOVED:
        me.discard.remove(card)
        RemovedCards.of(game).cards_of.setdefault(me.seat, []).append(card)
        tell(game, CARD_REMOVED, me.seat, card)
