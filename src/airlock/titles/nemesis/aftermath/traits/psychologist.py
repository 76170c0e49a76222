"""Needs Company: among people the Psychologist draws more cards, alone fewer."""

from __future__ import annotations

from typing import Final

from airlock.survival.crew import Crew
from airlock.survival.state import Game

PSYCHOLOGIST: Final = "psychologist"


def company(game: Game, me: Crew, limit: int) -> int:
    """One more or one less on top of wounds and Cabins; on a pod and with one player as usual (AFT-COMBO-09)."""
    if me.character != PSYCHOLOGIST or not me.slot or len(game.crew) == 1:
        return limit
    return limit + 1 if game.others_in_room(me) else limit - 1
