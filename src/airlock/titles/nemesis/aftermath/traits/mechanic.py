"""Handyman: starting weapon and quest items of the Mechanic may be crafted away as tools."""

from __future__ import annotations

from typing import Final

from airlock.survival.crew import Crew
from airlock.survival.state import Game

MECHANIC: Final = "mechanic"


def own_gear(game: Game, me: Crew) -> list[str]:
    """The Mechanic's own weapon, and own quest items, active or not (AFT-TRAIT-01)."""
    if me.character != MECHANIC:
        return []
    sheet = game.content.characters[MECHANIC]
    out = [sheet.weapon] if me.holds(sheet.weapon) is not None else []
    return out + [quest for quest in sheet.quests if quest in me.quests or quest in me.inventory]
