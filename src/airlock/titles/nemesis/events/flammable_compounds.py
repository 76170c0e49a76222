"""Flammable Compounds: fire breaks out in the Hibernatorium."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import fire_spreads, place_fire
from airlock.survival.state import Game


def flammable_compounds(game: Game) -> Flow[None]:
    """There, or around it if it burns already."""
    yield from ()
    slot = game.where["hibernatorium"]
    if slot in game.fire:
        fire_spreads(game, [slot])
    else:
        place_fire(game, slot)


FLAMMABLE_COMPOUNDS: Final = EventCard("flammable_compounds", 4, ("breeder", "queen"), flammable_compounds)
