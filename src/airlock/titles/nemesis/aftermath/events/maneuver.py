"""Maneuver: the ship lurches, and everybody has to hold on."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.shuttle_time import ShuttleTime


def maneuver(game: Game) -> Flow[None]:
    """In the next draw step everybody draws up to one card less."""
    yield from ()
    ShuttleTime.of(game).lurching = True


def with_one_hand(game: Game, me: Crew, limit: int) -> int:
    return limit - 1 if ShuttleTime.of(game).lurching else limit


MANEUVER: Final = EventCard("maneuver", 3, ("adult", "breeder", "queen"), maneuver)
