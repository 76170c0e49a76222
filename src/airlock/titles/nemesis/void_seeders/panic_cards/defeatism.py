"""Defeatism: your despair spreads."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.void_seeders.insanity import raise_insanity
from airlock.titles.nemesis.void_seeders.panic_card import PanicCard


def defeatism(game: Game, me: Crew) -> Flow[bool]:
    """Everybody in the room goes madder, from the first player on; whoever is at 5 dies of it."""
    for c in game.crew_in(me.slot) if me.slot else [me]:
        yield from raise_insanity(game, c)
    return True


DEFEATISM: Final = PanicCard("defeatism", 1, 3, defeatism)
