"""Infested Supplies: green rooms contaminate whoever is in them."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.contamination import contaminate
from airlock.survival.content import EventCard
from airlock.survival.state import Game


def infested_supplies(game: Game) -> Flow[None]:
    """In order, on the shuttle too; whoever waits on a pod is in no room."""
    for me in game.in_order():
        if me.slot and game.colour(me.slot) == "green":
            yield from contaminate(game, me)


INFESTED_SUPPLIES: Final = EventCard(
    "infested_supplies", 3, ("adult", "breeder", "queen"), infested_supplies, alert=True
)
