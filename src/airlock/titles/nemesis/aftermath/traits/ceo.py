"""Indispensable: others are attacked before the CEO; carrying is beneath her."""

from __future__ import annotations

from typing import Final

from airlock.survival.crew import Crew
from airlock.survival.state import Game

CEO: Final = "ceo"
# What picking up costs her.
TWO: Final = 2


def others_first(game: Game, targets: list[Crew]) -> list[Crew]:
    """In the attack step she is a target only if nobody else is (AFT-TRAIT-01)."""
    others = [c for c in targets if c.character != CEO]
    return others or targets


def carrying_costs_more(game: Game, me: Crew, verb: str, cost: int) -> int:
    return TWO if verb == "pick_up" and me.character == CEO else cost
