"""What slime does, asked at the moment when it does it."""

from __future__ import annotations

from airlock.survival.crew import Crew
from airlock.survival.state import Game


def is_given_away(game: Game, me: Crew) -> bool:
    """Whether somebody's slime marker works (NEM-SLIME-01); whoever ignores it may show why."""
    return me.slime and not any(rule(game, me) for rule in game.content.hooks.ignores_slime)
