"""Infested Supplies: the green rooms are contaminated."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.contamination import contaminate
from airlock.survival.content import EventCard
from airlock.survival.state import Game

GREEN: Final = "green"


def infested_supplies(game: Game) -> Flow[None]:
    """A contamination card for everybody in an explored green room, in order; nobody on a pod is in a room."""
    for me in [c for c in game.in_order() if c.slot and game.colour(c.slot) == GREEN]:
        if me.active:
            yield from contaminate(game, me)


INFESTED_SUPPLIES: Final = EventCard(
    "infested_supplies", 3, ("adult", "breeder", "queen"), infested_supplies, alert=True
)
