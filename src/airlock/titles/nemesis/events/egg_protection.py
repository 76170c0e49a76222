"""Egg Protection: the brood comes to whoever is at its eggs."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.crew import EGG
from airlock.survival.encounter import encounter
from airlock.survival.state import Game


def egg_protection(game: Game) -> Flow[None]:
    """An encounter for each character in the Nest or with an egg, as it stands at the start (NEM-EVENT-26)."""
    nest = game.where.get(game.species.nest)
    for me in [c for c in game.in_order() if c.slot and (c.slot == nest or c.holds(EGG) is not None)]:
        if me.active:
            yield from encounter(game, me)


EGG_PROTECTION: Final = EventCard("egg_protection", 2, ("breeder", "queen"), egg_protection)
