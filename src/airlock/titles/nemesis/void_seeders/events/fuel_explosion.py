"""Fuel Explosion: the engines burn."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import place_fires
from airlock.survival.state import Game
from airlock.titles.nemesis.void_seeders.tokens import DESPOILER, STALKER, WHISPERER

ENGINES: Final = ("engine_1", "engine_2", "engine_3")


def fuel_explosion(game: Game) -> Flow[None]:
    yield from ()
    place_fires(game, [game.where[room] for room in ENGINES])


FUEL_EXPLOSION: Final = EventCard(
    "void_fuel_explosion", 4, (WHISPERER, STALKER, DESPOILER), fuel_explosion, after="remove_and_reshuffle"
)
