"""Agoraphobia, two cards of the name: where people gather, it appears."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.state import Game
from airlock.titles.nemesis.void_seeders.seeders import place_seeder
from airlock.titles.nemesis.void_seeders.tokens import DESPOILER, STALKER, WHISPERER

CROWD: Final = 2


def agoraphobia(game: Game) -> Flow[None]:
    """The Despoiler, or the next lower type, in the lowest room with two; it isn't an encounter (VOI-ENC-07)."""
    for slot in game.map.by_number:
        if len(game.crew_in(slot)) >= CROWD:
            yield from place_seeder(game, DESPOILER, slot)
            return


AGORAPHOBIA_1: Final = EventCard("void_agoraphobia_1", 4, (WHISPERER, STALKER), agoraphobia)
AGORAPHOBIA_2: Final = EventCard("void_agoraphobia_2", 3, (STALKER, DESPOILER), agoraphobia)
