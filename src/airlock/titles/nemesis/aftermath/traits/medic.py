"""Altruist: the Medic draws a card for helping somebody else."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.cards import draw_hand
from airlock.survival.crew import Crew
from airlock.survival.state import Game

MEDIC: Final = "medic"


def rewarded(game: Game, me: Crew) -> Flow[None]:
    """Once for an action, by any card or item (AFT-TRAIT-01)."""
    if me.character == MEDIC and me.active:
        yield from draw_hand(game, me, 1)
