"""Heavy objects as food: corpses, carcasses and eggs (CAR-GEN-06). Everything that can lie in a room is one."""

from __future__ import annotations

from airlock.survival.crew import Crew, is_object
from airlock.survival.state import Game


def food_lies_in(game: Game, slot: str) -> bool:
    """A heavy object that nobody carries; the eggs of the carnomorph board lie in the explored nest (CAR-FEED-13)."""
    return bool(game.objects_in(slot)) or game.loose_eggs(slot) > 0


def carries_food(me: Crew) -> bool:
    return any(is_object(held.kind) for held in me.hands)


def smells_of_food(game: Game, slot: str) -> bool:
    """A heavy object lies there or is carried there (CAR-BAG-03)."""
    return food_lies_in(game, slot) or any(carries_food(c) for c in game.crew_in(slot))
