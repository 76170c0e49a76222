"""Handcuffs block a hand of the Convict until somebody uses their key."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import OUT_OF_COMBAT, PASSIVE, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SEAT
from airlock.titles.nemesis.aftermath.characters.vocabulary import VOCABULARY

CONVICT: Final = "convict"
CUFFS: Final = "handcuffs"
KEY: Final = "handcuffs_key"

KEY_GIVEN: Final = VOCABULARY.event("key_given", "AFT-CHAR-04", seat=SEAT)
FREED: Final = VOCABULARY.event("freed", "AFT-CHAR-04", seat=SEAT, by=SEAT)
NOBODY_CUFFED: Final = VOCABULARY.reason("nobody_cuffed", "AFT-CHAR-04")


def give_key(game: Game) -> None:
    """To the next player clockwise who has a character; in a solo game the Convict has it (AFT-CHAR-04)."""
    seats = [c.seat for c in game.crew if c.character == CONVICT]
    if seats:
        holder = game.crew[(seats[0] + 1) % len(game.crew)]
        holder.inventory.append(KEY)
        holder.inventory.sort()
        tell(game, KEY_GIVEN, holder.seat)


def cuffed(game: Game) -> Crew | None:
    for c in game.crew:
        if c.active and c.holds(CUFFS) is not None:
            return c
    return None


def can_free(game: Game, me: Crew) -> str:
    return "" if cuffed(game) is not None else NOBODY_CUFFED


def free(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """Wherever both are; the Handcuffs leave the game with their key."""
    yield from ()
    convict = cuffed(game)
    if convict is not None:
        held = convict.holds(CUFFS)
        assert held is not None
        convict.hands.remove(held)
        game.items_spent.append(CUFFS)
        tell(game, FREED, convict.seat, me.seat)


HANDCUFFS: Final = ItemCard(CUFFS, "start", [], when=PASSIVE, heavy=True, bound=True)
HANDCUFFS_KEY: Final = ItemCard(KEY, "start", [Way("free", free, can_free)], cost=1, when=OUT_OF_COMBAT, one_use=True)
