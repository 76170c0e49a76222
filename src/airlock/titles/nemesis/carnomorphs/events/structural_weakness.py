"""Structural Weakness: the white rooms fail."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import place_malfunctions
from airlock.survival.search import WHITE
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.types import FLESHBEAST, SHAMBLER


def structural_weakness(game: Game) -> Flow[None]:
    yield from ()
    place_malfunctions(game, [slot for slot in game.rooms if game.colour(slot) == WHITE])


STRUCTURAL_WEAKNESS: Final = EventCard(
    "structural_weakness", 4, (SHAMBLER, FLESHBEAST), structural_weakness, after="remove_and_reshuffle"
)
