"""Hunt: the void seeders close in on the crew."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.figures import move_figures, way_into
from airlock.survival.state import Game
from airlock.titles.nemesis.events.hunt import prey_of
from airlock.titles.nemesis.void_seeders.tokens import DESPOILER, STALKER


def hunt(game: Game) -> Flow[None]:
    """Whoever of them is not in combat and has somebody next door; all at the same time (NEM-EVENT-26).

    A lair has nowhere to go (VOI-LAIR-03).
    """
    free = [f for f in game.figures if not game.is_occupied(f.slot) and prey_of(game, f)]
    yield from move_figures(game, [(f, way_into(game, f, prey_of(game, f))) for f in free])


HUNT: Final = EventCard("void_hunt", 1, (STALKER, DESPOILER), hunt)
