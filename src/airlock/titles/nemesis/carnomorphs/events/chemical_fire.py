"""Chemical Fire: a fire burns out and leaps to all rooms around."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import fire_spreads, place_malfunction, put_out
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.types import BUTCHER, FLESHBEAST, SHAMBLER


def chemical_fire(game: Game) -> Flow[None]:
    """The burning room with the highest number breaks down and burns out; those around it catch fire."""
    yield from ()
    for slot in reversed(game.map.by_number):
        if slot in game.fire:
            place_malfunction(game, slot)
            put_out(game, slot)
            fire_spreads(game, [slot])
            return


CHEMICAL_FIRE: Final = EventCard(
    "chemical_fire", 2, (SHAMBLER, FLESHBEAST, BUTCHER), chemical_fire, after="shuffle_back"
)
