"""Nemesis Plans: look at two unexplored rooms."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask, option
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.looking import look_at_tile
from airlock.survival.state import Game
from airlock.titles.nemesis.cards.knowledge_of_the_ship import facedown, possible

ROOMS: Final = 2


def choose_tiles(game: Game, me: Crew) -> Flow[Choice | None]:
    """Up to two, both before looking."""
    chosen: list[str] = []

    def options() -> list[Option]:
        tiles = [option("tile", slot) for slot in facedown(game) if slot not in chosen]
        return [*tiles, option("done")] if chosen else tiles

    while len(chosen) < min(ROOMS, len(facedown(game))):
        choice = yield ask(me.seat, "choose_tile", options, about=(str(ROOMS - len(chosen)),), rule="NEM-VIS-21")
        if choice.verb == "done":
            break
        chosen.append(choice.args[0])
    return tuple(chosen)


def look(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    for slot in choice:
        look_at_tile(game, me, slot, token=False)


NEMESIS_PLANS: Final = ItemCard(
    "nemesis_plans", "yellow", [Way("look", look, possible, choose_tiles)], cost=1, when=OUT_OF_COMBAT, one_use=True
)
