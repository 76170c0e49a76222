"""Molotov Cocktail: set a room with an intruder on fire, here or next door; everybody there is hurt."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import ANY, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.markers import place_fire
from airlock.survival.state import Game
from airlock.survival.throwing import burst, cannot_throw, choose_room_or_eggs

EGGS_DESTROYED: Final = 1


def throw(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """Fire, and 1 injury for every intruder there; 1 egg if the eggs are the target (NEM-ROOM-NEST-09)."""
    kind, slot = choice
    place_fire(game, slot)
    hurt = [(f, 1 + game.species.extra_injuries(game, f, energy=False, fiery=True)) for f in game.figures_in(slot)]
    yield from burst(game, me, slot, hurt, EGGS_DESTROYED if kind == "eggs" else 0)


MOLOTOV_COCKTAIL: Final = ItemCard(
    "molotov_cocktail", "blue", [Way("throw", throw, cannot_throw, choose_room_or_eggs)], cost=1, when=ANY, one_use=True
)
