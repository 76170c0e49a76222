"""Warbling: noise around the engines, and one of them may change its state without anybody seeing it."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.combat import COMBAT_DIE, DOUBLE_HIT, HIT
from airlock.survival.content import EventCard
from airlock.survival.noise import noise_all_around
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import ENGINE_NUMBER, FACE
from airlock.titles.nemesis.aftermath.vocabulary import VOCABULARY
from airlock.titles.nemesis.ship.engines import DAMAGED, NUMBERS, WORKING, Engines

# The rooms of the engines, in the order of their numbers.
ROOMS: Final = ("engine_1", "engine_2", "engine_3")

ENGINE_SHAKES: Final = VOCABULARY.event("engine_shakes", "AFT-RESSETUP-12", engine=ENGINE_NUMBER, face=FACE)
ENGINE_SWAPPED: Final = VOCABULARY.event("engine_swapped", "AFT-RESSETUP-12", engine=ENGINE_NUMBER)


def warbling(game: Game) -> Flow[None]:
    """Engine by engine a combat die; the first hit swaps the two tokens of that one."""
    yield from ()
    for n in NUMBERS:
        noise_all_around(game, game.where[ROOMS[n - 1]])
    for n in NUMBERS:
        face = game.fate.roll("combat", COMBAT_DIE)
        tell(game, ENGINE_SHAKES, n, face)
        if face in (HIT, DOUBLE_HIT):
            swap(game, n)
            return


def swap(game: Game, engine: int) -> None:
    """Everybody sees it, so whoever knew the engine still knows it; what is undecided stays so."""
    tops = Engines.of(game).tops
    if tops[engine - 1]:
        tops[engine - 1] = DAMAGED if tops[engine - 1] == WORKING else WORKING
    tell(game, ENGINE_SWAPPED, engine)


WARBLING: Final = EventCard("warbling", 4, ("adult", "breeder"), warbling)
