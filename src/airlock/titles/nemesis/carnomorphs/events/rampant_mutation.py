"""Rampant Mutation, two cards of the name: everybody is checked, and the infected mutate."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.types import FLESHBEAST, METAGORGER, SHAMBLER
from airlock.titles.nemesis.events.eclosion import check


def rampant_mutation(game: Game) -> Flow[None]:
    """The check of Eclosion for each character on the ship in order, those on pods too (NEM-POD-18).

    Somebody whom a fourth marker kills leaves a shambler before the next one is checked (CAR-MARK-04).
    """
    for me in game.in_order():
        if me.active:
            yield from check(game, me)


RAMPANT_MUTATION_1: Final = EventCard("rampant_mutation_1", 1, (METAGORGER, SHAMBLER), rampant_mutation)
RAMPANT_MUTATION_2: Final = EventCard("rampant_mutation_2", 2, (SHAMBLER, FLESHBEAST), rampant_mutation)
