"""Bulkheads Open: every closed door opens."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.doors import is_closed, open_door
from airlock.survival.state import Game


def bulkheads_open(game: Game) -> Flow[None]:
    """Destroyed doors stay destroyed."""
    yield from ()
    for corridor in sorted(game.doors):
        if is_closed(game, corridor):
            open_door(game, corridor)


BULKHEADS_OPEN: Final = EventCard("bulkheads_open", 1, ("adult", "breeder"), bulkheads_open)
