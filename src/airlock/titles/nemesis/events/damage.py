"""Damage: the big ones tear the ship apart."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import place_malfunctions
from airlock.survival.state import Game
from airlock.titles.nemesis.intruders import ADULT, BREEDER, QUEEN


def damage(game: Game) -> Flow[None]:
    """Every explored room with an Adult, a Breeder or the Queen breaks down."""
    yield from ()
    place_malfunctions(game, [f.slot for f in game.figures if f.kind in (ADULT, BREEDER, QUEEN)])


DAMAGE: Final = EventCard("damage", 2, ("creeper", "adult"), damage)
