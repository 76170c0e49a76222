"""Self-Mutilation: you hurt yourself."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.wounds import suffer_light
from airlock.titles.nemesis.void_seeders.panic_card import PanicCard


def self_mutilation(game: Game, me: Crew) -> Flow[bool]:
    """2 light wounds, one after the other (NEM-WOUND-04)."""
    yield from suffer_light(game, me, 2, "panic")
    return True


SELF_MUTILATION: Final = PanicCard("self_mutilation", 2, 3, self_mutilation)
