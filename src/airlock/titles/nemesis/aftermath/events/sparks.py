"""Sparks: what is broken catches fire."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import place_fires
from airlock.survival.state import Game


def sparks(game: Game) -> Flow[None]:
    """A fire in every room with a malfunction, by ascending number; it can be the fatal ninth (NEM-FIRE-14)."""
    yield from ()
    place_fires(game, game.malfunction[:])


SPARKS: Final = EventCard("sparks", 4, ("breeder", "queen"), sparks, alert=True)
