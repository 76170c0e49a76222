"""Sparks: broken rooms catch fire."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import place_fires
from airlock.survival.state import Game


def sparks(game: Game) -> Flow[None]:
    yield from ()
    place_fires(game, game.malfunction)


SPARKS: Final = EventCard("sparks", 4, ("breeder", "queen"), sparks, alert=True)
