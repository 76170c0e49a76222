"""Marked Prey: whoever is near the dead is slimed."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.exploration import get_slime
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.heavy import carries_food, food_lies_in
from airlock.titles.nemesis.carnomorphs.types import BUTCHER, FLESHBEAST, SHAMBLER


def marked_prey(game: Game) -> Flow[None]:
    """Whoever carries a heavy object, on a pod too, or stands in a room where one lies."""
    yield from ()
    for me in game.in_order():
        if carries_food(me) or food_lies_in(game, me.slot):
            get_slime(game, me)


MARKED_PREY: Final = EventCard("marked_prey", 1, (SHAMBLER, FLESHBEAST, BUTCHER), marked_prey)
