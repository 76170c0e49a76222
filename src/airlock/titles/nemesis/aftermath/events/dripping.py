"""Dripping: slime comes out of the technical corridors."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.exploration import get_slime
from airlock.survival.state import Game


def dripping(game: Game) -> Flow[None]:
    """For everybody in a room with an entrance; a hatch of the shuttle is none (AFT-SHUTTLE-09)."""
    yield from ()
    for me in game.in_order():
        if me.slot and game.map.networks_of[me.slot]:
            get_slime(game, me)


DRIPPING: Final = EventCard("dripping", 4, ("larva", "creeper", "adult"), dripping, alert=True)
