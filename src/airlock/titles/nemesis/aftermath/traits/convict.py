"""Nothing to Lose: the Convict survives more, but begins no trade."""

from __future__ import annotations

from typing import Final

from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.traits.vocabulary import VOCABULARY

CONVICT: Final = "convict"

NOBODY_DEALS: Final = VOCABULARY.reason("nobody_deals_with_you", "AFT-TRAIT-01")


def survives(game: Game, me: Crew) -> bool:
    """Light wounds fill the track first, even beside three serious ones (AFT-TRAIT-01)."""
    return me.character == CONVICT


def begins_no_trade(game: Game, me: Crew) -> str:
    """Others may trade with her."""
    return NOBODY_DEALS if me.character == CONVICT else ""
