"""Destructive Outburst: you wreck your room."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.markers import can_break, place_malfunction
from airlock.survival.state import Game
from airlock.titles.nemesis.void_seeders.panic_card import PanicCard


def can_wreck(game: Game, me: Crew) -> bool:
    """Not what is broken already or can't break."""
    return can_break(game, me.slot)


def destructive_outburst(game: Game, me: Crew) -> Flow[bool]:
    yield from ()
    place_malfunction(game, me.slot)
    return True


DESTRUCTIVE_OUTBURST: Final = PanicCard("destructive_outburst", 1, 2, destructive_outburst, can_wreck)
