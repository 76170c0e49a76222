"""Neurosis: the lairs gnaw at the mind."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.void_seeders.lairs import lairs_in
from airlock.titles.nemesis.void_seeders.panic import panic_in_order
from airlock.titles.nemesis.void_seeders.tokens import LURKER, WHISPERER


def is_near_a_lair(game: Game, me: Crew) -> bool:
    """In the same room or next door, closed doors or not."""
    return bool(me.slot) and any(lairs_in(game, slot) for slot in [me.slot, *game.map.neighbours[me.slot]])


def neurosis(game: Game) -> Flow[None]:
    """One card each, however many lairs are near; all are named before the first card (VOI-PANIC-08)."""
    yield from panic_in_order(game, [me for me in game.in_order() if is_near_a_lair(game, me)])


NEUROSIS: Final = EventCard("void_neurosis", 4, (LURKER, WHISPERER), neurosis)
