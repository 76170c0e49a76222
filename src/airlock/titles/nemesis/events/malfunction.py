"""Malfunction: the foremost explored room breaks down."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import place_malfunction
from airlock.survival.state import Game


def malfunction(game: Game) -> Flow[None]:
    """The one with the lowest number; if it is broken already, nothing happens."""
    yield from ()
    place_malfunction(game, next(slot for slot in game.map.by_number if slot in game.rooms))


MALFUNCTION: Final = EventCard("malfunction", 2, ("adult", "breeder"), malfunction, after="shuffle_back")
