"""Scavenging Biomatter: they follow the smell of dead flesh."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.crew import Figure
from airlock.survival.figures import move_figures, way_into
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.heavy import food_lies_in, smells_of_food
from airlock.titles.nemesis.carnomorphs.types import BUTCHER


def scent_of(game: Game, f: Figure) -> str:
    """The neighbouring room with a heavy object and the lowest number; behind a closed door it is near, too."""
    for slot in game.map.neighbours[f.slot]:
        if smells_of_food(game, slot):
            return slot
    return ""


def scavenging_biomatter(game: Game) -> Flow[None]:
    """All but the butcher that are not in combat, at the same time; one that has food where it is stays there."""
    hungry = [
        f
        for f in game.figures
        if f.kind != BUTCHER and not game.is_occupied(f.slot) and not food_lies_in(game, f.slot) and scent_of(game, f)
    ]
    yield from move_figures(game, [(f, way_into(game, f, scent_of(game, f))) for f in hungry])


SCAVENGING_BIOMATTER: Final = EventCard("scavenging_biomatter", 2, (BUTCHER,), scavenging_biomatter)
