"""Growl: the hunters can be heard everywhere."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.noise import noise_all_around
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.types import BUTCHER, FLESHBEAST, SHAMBLER


def growl(game: Game) -> Flow[None]:
    """Noise in every corridor around each room with a carnomorph; where a marker lies already, no encounter."""
    yield from ()
    for slot in game.map.by_number:
        if game.figures_in(slot):
            noise_all_around(game, slot)


GROWL: Final = EventCard("growl", 3, (SHAMBLER, FLESHBEAST, BUTCHER), growl)
