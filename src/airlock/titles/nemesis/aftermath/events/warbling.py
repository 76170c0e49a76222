"""Warbling: the engines run wild."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.combat import COMBAT_DIE, DOUBLE_HIT, HIT
from airlock.survival.content import EventCard
from airlock.survival.noise import place_noise
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import ENGINE_NUMBER, FACE
from airlock.titles.nemesis.aftermath.events.vocabulary import VOCABULARY
from airlock.titles.nemesis.ship.engines import DAMAGED, NUMBERS, WORKING, Engines

SHAKEN: Final = VOCABULARY.event("engine_shaken", "AFT-EPIEVENT-07", engine=ENGINE_NUMBER, face=FACE)


def warbling(game: Game) -> Flow[None]:
    """Noise around the engine rooms; then the first engine that is hit by a combat die has its tokens swapped.

    That is public, what they show is not: whoever knew it still knows.
    """
    yield from ()
    for engine in NUMBERS:
        for place in game.map.around[game.where[f"engine_{engine}"]]:
            place_noise(game, place)
    tops = Engines.of(game).tops
    for engine in NUMBERS:
        face = game.fate.roll("combat", COMBAT_DIE)
        tell(game, SHAKEN, engine, face)
        if face in (HIT, DOUBLE_HIT):
            if tops[engine - 1]:
                tops[engine - 1] = DAMAGED if tops[engine - 1] == WORKING else WORKING
            return


WARBLING: Final = EventCard("warbling", 4, ("adult", "breeder"), warbling)
