"""Enviro-Suit: no wounds from fire, no effects of slime."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import PASSIVE, ItemCard
from airlock.survival.crew import Crew, Held
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SEAT, THING
from airlock.titles.nemesis.aftermath.rooms.vocabulary import VOCABULARY

SUIT: Final = "enviro_suit"

SHOWN: Final = VOCABULARY.event("suit_shown", "AFT-ROOM-CRAFTING-01", seat=SEAT, item=THING)


def protects(game: Game, me: Crew) -> bool:
    """It works from the inventory. The first time it does, its owner shows it, and from then on everybody sees it."""
    if me.holds(SUIT) is not None:
        return True
    if SUIT not in me.inventory:
        return False
    me.inventory.remove(SUIT)
    me.hands.append(Held(SUIT, beside=True))
    game.reveals += 1
    tell(game, SHOWN, me.seat, SUIT)
    return True


ENVIRO_SUIT: Final = ItemCard(SUIT, "blue", [], when=PASSIVE)
