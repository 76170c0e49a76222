"""Scent of Prey: slime gives its bearers away."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.noise import noise_all_around
from airlock.survival.slime import is_given_away
from airlock.survival.state import Game


def scent_of_prey(game: Game) -> Flow[None]:
    """Noise in every corridor around each character in a room that has a slime marker."""
    yield from ()
    for me in game.in_order():
        if me.slot and is_given_away(game, me):
            noise_all_around(game, me.slot)


SCENT_OF_PREY: Final = EventCard("scent_of_prey", 3, ("creeper", "adult"), scent_of_prey)
