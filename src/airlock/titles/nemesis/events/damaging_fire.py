"""Damaging Fire: burning rooms break down, then the fire spreads."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import fire_spreads, place_malfunctions
from airlock.survival.state import Game


def damaging_fire(game: Game) -> Flow[None]:
    """The fires that burn now are noted first; new ones do not spread (NEM-EVENT-22)."""
    yield from ()
    place_malfunctions(game, game.fire)
    fire_spreads(game, game.fire[:])


DAMAGING_FIRE: Final = EventCard("damaging_fire", 1, ("creeper", "adult"), damaging_fire)
