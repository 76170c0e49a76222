"""Screeching: noise around every room with an intruder."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.noise import noise_all_around
from airlock.survival.state import Game


def screeching(game: Game) -> Flow[None]:
    """Where a marker is already nothing happens."""
    yield from ()
    for slot in game.map.by_number:
        if game.figures_in(slot):
            noise_all_around(game, slot)


SCREECHING: Final = EventCard("screeching", 1, ("adult", "breeder"), screeching)
