"""Slimy: slime gets under the skin."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.contamination import contaminate
from airlock.survival.content import EventCard
from airlock.survival.slime import is_given_away
from airlock.survival.state import Game

CARDS: Final = 2


def slimy(game: Game) -> Flow[None]:
    """Two contamination cards for everybody with a slime marker."""
    for me in game.in_order():
        if is_given_away(game, me):
            for _ in range(CARDS):
                if me.active:
                    yield from contaminate(game, me)


SLIMY: Final = EventCard("slimy", 2, ("creeper", "adult"), slimy, alert=True)
