"""Tendrils: something reaches out of the ducts."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.state import Game
from airlock.titles.nemesis.void_seeders.insanity import raise_insanity
from airlock.titles.nemesis.void_seeders.tokens import STALKER, WHISPERER


def tendrils(game: Game) -> Flow[None]:
    """Whoever is in a room with an entrance to the technical corridors goes madder; at 5 that kills (VOI-INS-03)."""
    for me in game.in_order():
        if me.slot and game.map.networks_of[me.slot]:
            yield from raise_insanity(game, me)


TENDRILS: Final = EventCard("void_tendrils", 1, (WHISPERER, STALKER), tendrils)
