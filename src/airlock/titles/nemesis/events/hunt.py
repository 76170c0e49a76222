"""Hunt, two cards of the name: the adults close in on the crew."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.crew import Figure
from airlock.survival.figures import move_figures, way_into
from airlock.survival.state import Game
from airlock.titles.nemesis.intruders import ADULT


def prey_of(game: Game, f: Figure) -> str:
    """The neighbouring room with a character and the lowest number; behind a closed door it is near, too."""
    for slot in game.map.neighbours[f.slot]:
        if game.is_occupied(slot):
            return slot
    return ""


def hunters(game: Game) -> list[Figure]:
    """The adults that are not in combat and have somebody next door."""
    return [f for f in game.figures if f.kind == ADULT and not game.is_occupied(f.slot) and prey_of(game, f)]


def hunt(game: Game) -> Flow[None]:
    """All of them move at the same time (NEM-EVENT-26)."""
    yield from move_figures(game, [(f, way_into(game, f, prey_of(game, f))) for f in hunters(game)])


HUNT_2: Final = EventCard("hunt_2", 2, ("creeper", "breeder", "queen"), hunt)
HUNT_3: Final = EventCard("hunt_3", 3, ("breeder", "queen"), hunt)
