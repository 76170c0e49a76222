"""Nest: something stirs around the Nest."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.noise import noise_all_around
from airlock.survival.state import Game


def nest(game: Game) -> Flow[None]:
    """Noise in every corridor around the explored Nest, destroyed or not."""
    yield from ()
    slot = game.where.get(game.species.nest)
    if slot is not None:
        noise_all_around(game, slot)


NEST: Final = EventCard("nest", 3, ("creeper", "breeder", "queen"), nest)
