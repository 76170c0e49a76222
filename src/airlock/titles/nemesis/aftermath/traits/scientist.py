"""Wheelchair: a leg wound of the Scientist is dressed at once."""

from __future__ import annotations

from typing import Final

from airlock.survival.crew import Crew
from airlock.survival.possible import LEG
from airlock.survival.state import Game
from airlock.survival.wounds import dress

SCIENTIST: Final = "scientist"


def dresses_leg(game: Game, me: Crew, wound: str) -> None:
    """It still counts towards the three (AFT-TRAIT-01)."""
    if me.character == SCIENTIST and wound == LEG:
        dress(game, me, wound)
