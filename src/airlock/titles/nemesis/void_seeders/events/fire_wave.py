"""Fire Wave: a fire spreads."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import fire_spreads
from airlock.survival.state import Game
from airlock.titles.nemesis.void_seeders.tokens import LURKER, WHISPERER


def fire_wave(game: Game) -> Flow[None]:
    """The one in the lowest room number (NEM-EVENT-22)."""
    yield from ()
    for slot in game.map.by_number:
        if slot in game.fire:
            fire_spreads(game, [slot])
            return


FIRE_WAVE: Final = EventCard("void_fire_wave", 4, (LURKER, WHISPERER), fire_wave)
