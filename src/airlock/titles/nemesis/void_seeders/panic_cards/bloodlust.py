"""Bloodlust: you attack whoever is near."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.wounds import suffer_serious
from airlock.titles.nemesis.void_seeders.panic_card import PanicCard


def bloodlust(game: Game, me: Crew) -> Flow[bool]:
    """1 serious wound for each of the others in the room, in order, or for whoever is alone. Monsters don't count."""
    others = game.others_in_room(me) if me.slot else []
    for c in others or [me]:
        yield from suffer_serious(game, c, "bloodlust")
    return True


BLOODLUST: Final = PanicCard("bloodlust", 2, 3, bloodlust)
