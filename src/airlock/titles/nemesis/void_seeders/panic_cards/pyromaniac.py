"""Pyromaniac: you set your room on fire."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.markers import place_fire
from airlock.survival.state import Game
from airlock.titles.nemesis.void_seeders.panic_card import PanicCard


def can_ignite(game: Game, me: Crew) -> bool:
    return bool(me.slot) and me.slot not in game.fire


def pyromaniac(game: Game, me: Crew) -> Flow[bool]:
    """It may be the fire that no marker is left for (NEM-FIRE-08)."""
    yield from ()
    place_fire(game, me.slot)
    return True


PYROMANIAC: Final = PanicCard("pyromaniac", 1, 3, pyromaniac, can_ignite)
