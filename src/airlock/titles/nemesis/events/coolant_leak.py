"""Coolant Leak: a broken Generator starts the self-destruct sequence."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.state import Game
from airlock.titles.nemesis.ship.self_destruct import start_sequence


def coolant_leak(game: Game) -> Flow[None]:
    """Even if somebody hibernates: that binds the crew only (NEM-EVENT-21)."""
    yield from ()
    if game.where.get("generator", "") in game.malfunction:
        start_sequence(game)


COOLANT_LEAK: Final = EventCard(
    "coolant_leak", 1, ("adult", "breeder", "queen"), coolant_leak, after="remove_and_reshuffle"
)
