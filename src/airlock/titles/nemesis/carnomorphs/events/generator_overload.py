"""Generator Overload: too many failures start the self-destruct sequence."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.types import FLESHBEAST, SHAMBLER
from airlock.titles.nemesis.ship.self_destruct import start_sequence

FAILURES: Final = 3


def generator_overload(game: Game) -> Flow[None]:
    """Even if somebody hibernates: that binds the crew only (NEM-EVENT-21)."""
    yield from ()
    if len(game.malfunction) >= FAILURES:
        start_sequence(game)


GENERATOR_OVERLOAD: Final = EventCard(
    "generator_overload", 2, (SHAMBLER, FLESHBEAST), generator_overload, after="remove_and_reshuffle"
)
