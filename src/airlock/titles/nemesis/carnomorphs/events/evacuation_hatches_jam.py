"""Evacuation Hatches Jam: both evacuation sections break down."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import place_malfunction
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.types import BUTCHER, FLESHBEAST, METAGORGER, SHAMBLER
from airlock.titles.nemesis.ship.pods import EVACUATION, section_slot


def evacuation_hatches_jam(game: Game) -> Flow[None]:
    """Section A first; one that is unexplored or broken is left alone. Whoever waits on a pod stays (NEM-POD-15)."""
    yield from ()
    for section in EVACUATION:
        place_malfunction(game, section_slot(game, section))


EVACUATION_HATCHES_JAM: Final = EventCard(
    "evacuation_hatches_jam", 4, (METAGORGER, SHAMBLER, FLESHBEAST, BUTCHER), evacuation_hatches_jam
)
