"""Generator Overheat: the Generator breaks, or burns."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import fire_spreads, place_fire, place_malfunction
from airlock.survival.state import Game
from airlock.titles.nemesis.void_seeders.tokens import DESPOILER, STALKER, WHISPERER


def generator_overheat(game: Game) -> Flow[None]:
    """A broken one burns, and all fires spread, those that were there as well (NEM-EVENT-22)."""
    yield from ()
    slot = game.where.get("generator", "")
    if slot not in game.malfunction:
        place_malfunction(game, slot)
        return
    place_fire(game, slot)
    fire_spreads(game, game.fire[:])


GENERATOR_OVERHEAT: Final = EventCard(
    "void_generator_overheat", 1, (WHISPERER, STALKER, DESPOILER), generator_overheat, after="remove_and_reshuffle"
)
