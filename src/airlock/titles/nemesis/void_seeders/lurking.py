"""Lurking: seeders that have nobody near slip back into the dark, with noise all around (VOI-LURK)."""

from __future__ import annotations

from typing import Final

from airlock.survival.doors import is_closed
from airlock.survival.figures import add_token
from airlock.survival.noise import noise_all_around
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell
from airlock.survival.vocabulary import FIGURE, SLOT
from airlock.titles.nemesis.void_seeders.seeders import is_seeder, passes_doors
from airlock.titles.nemesis.void_seeders.tokens import SEEDER
from airlock.titles.nemesis.void_seeders.vocabulary import VOCABULARY

# The step of the event phase, and the one it comes before (VOI-EVENT-01).
LURKING: Final = "lurking"
BEFORE: Final = "develop_bag"

LURK_STEP: Final = VOCABULARY.event("lurking_step", "VOI-LURK-01")
LURKS: Final = VOCABULARY.event("intruder_lurks", "VOI-LURK-04", figure=FIGURE, slot=SLOT)


def lurking(game: Game, _: int) -> None:
    """All rooms are found before anything is done in one of them (VOI-LURK-01)."""
    forsaken = [slot for slot in game.map.by_number if is_forsaken(game, slot)]
    if not forsaken:
        return
    open_chapter(game, LURK_STEP)
    for slot in forsaken:
        noise_all_around(game, slot)
        for figure in [f for f in game.figures_in(slot) if is_seeder(f)]:
            game.figures.remove(figure)
            tell(game, LURKS, figure.name, slot)
            add_token(game, SEEDER)
    close_chapter(game)


def is_forsaken(game: Game, slot: str) -> bool:
    """A room with a seeder, and no character in it or next door (VOI-LURK-01, -05)."""
    if game.is_occupied(slot) or not any(is_seeder(f) for f in game.figures_in(slot)):
        return False
    # Rooms behind closed doors are next door to those who pass them (VOI-LURK-02).
    passing = passes_doors(game)
    return not any(game.is_occupied(n) for n, c in game.map.ways[slot] if passing or not is_closed(game, c))
