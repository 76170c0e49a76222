"""Melted: a serious wound that hurts whoever is slimed."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.slime import is_given_away
from airlock.survival.state import Game
from airlock.survival.wounds import suffer_light

MELTED: Final = "melted"
# How many there are (AFT-GEN-04).
CARDS: Final = {MELTED: 2}


def burns_in(game: Game, me: Crew) -> Flow[None]:
    """Each pass with a slime marker that works costs a light wound, after bleeding and before fire."""
    if MELTED in me.wounds and is_given_away(game, me):
        yield from suffer_light(game, me, 1, MELTED)
