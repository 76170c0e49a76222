"""Screeching: the intruders can be heard all over the ship."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.noise import noise_all_around
from airlock.survival.state import Game


def screeching(game: Game) -> Flow[None]:
    """Noise in every corridor around each intruder, technical ones and hatches included; nobody meets anything."""
    yield from ()
    for slot in game.map.by_number:
        if game.figures_in(slot):
            noise_all_around(game, slot)


SCREECHING: Final = EventCard("screeching", 1, ("adult", "breeder"), screeching)
