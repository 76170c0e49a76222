"""Sabotage: you ruin the supplies."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SEAT, SLOT
from airlock.titles.nemesis.void_seeders.panic_card import PanicCard
from airlock.titles.nemesis.void_seeders.vocabulary import VOCABULARY

ITEMS_RUINED: Final = VOCABULARY.event("items_ruined", "VOI-PANIC-03", seat=SEAT, slot=SLOT)


def can_ruin(game: Game, me: Crew) -> bool:
    return game.items_left.get(me.slot, 0) > 0


def sabotage(game: Game, me: Crew) -> Flow[bool]:
    """Nothing is left to find in the room."""
    yield from ()
    game.items_left[me.slot] = 0
    tell(game, ITEMS_RUINED, me.seat, me.slot)
    return True


SABOTAGE: Final = PanicCard("sabotage", 2, 2, sabotage, can_ruin)
