"""Scavenger: in a white room the Scout searches all three decks."""

from __future__ import annotations

from typing import Final

from airlock.survival.crew import Crew
from airlock.survival.search import WHITE, filled_decks
from airlock.survival.state import Game

SCOUT: Final = "scout"


def searches_all_decks(game: Game, me: Crew, slot: str) -> list[str]:
    """One card of each instead of two of one; the card Scavenging is another action (AFT-TRAIT-01)."""
    return filled_decks(game, slot) if me.character == SCOUT and game.colour(slot) == WHITE else []
