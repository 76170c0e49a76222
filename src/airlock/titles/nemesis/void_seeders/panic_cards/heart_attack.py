"""Heart Attack: your heart stops."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.death import die
from airlock.survival.state import Game
from airlock.titles.nemesis.void_seeders.panic_card import PanicCard


def heart_attack(game: Game, me: Crew) -> Flow[bool]:
    yield from die(game, me, "panic")
    return True


HEART_ATTACK: Final = PanicCard("heart_attack", 2, 5, heart_attack)
