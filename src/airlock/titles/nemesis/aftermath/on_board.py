"""Who is on board: in a room, on a pod that waits, or asleep (AFT-ALERT-01)."""

from __future__ import annotations

from airlock.survival.crew import ACTIVE, Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.ship.hibernation import HIBERNATING


def on_board(game: Game) -> list[Crew]:
    return [c for c in game.crew if c.status in (ACTIVE, HIBERNATING)]
