"""The Nest: carrying an egg away."""

from __future__ import annotations

from airlock.kernel.options import Flow
from airlock.survival.crew import EGG, Crew
from airlock.survival.hands import has_free_slot, take_object
from airlock.survival.injuries import lose_nest_egg
from airlock.survival.noise import roll_noise
from airlock.survival.state import Game


def cannot_take_egg(game: Game, me: Crew) -> str:
    """An egg on the intruder board and a free hand slot are needed (NEM-ROOM-NEST-02)."""
    if not game.eggs:
        return "no_eggs_left"
    return "" if has_free_slot(me) else "hands_full"


def take_egg(game: Game, me: Crew) -> Flow[None]:
    """Into a hand slot, then a noise roll; with the last one the Nest is destroyed (NEM-ROOM-NEST-02, -05)."""
    take_object(game, me, EGG)
    lose_nest_egg(game)
    yield from roll_noise(game, me)
