"""Nemesis Plans: look at two unexplored rooms."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said, joined
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.looking import look_at_tile
from airlock.survival.state import Game
from airlock.survival.vocabulary import DONE
from airlock.titles.nemesis.cards.knowledge_of_the_ship import facedown, possible
from airlock.titles.nemesis.vocabulary import ASK_CHOOSE_TILE, THIS_TILE

ROOMS: Final = 2


def choose_tiles(game: Game, me: Crew) -> Flow[Said | None]:
    """Up to two, both before looking."""
    chosen: list[Option] = []

    def options() -> list[Option]:
        tiles = [o for o in map(THIS_TILE.of, facedown(game)) if o not in chosen]
        return [*tiles, DONE] if chosen else tiles

    while len(chosen) < min(ROOMS, len(facedown(game))):
        choice = yield ask(me.seat, ASK_CHOOSE_TILE, options, about=(str(ROOMS - len(chosen)),), rule="NEM-VIS-21")
        if choice.verb == "done":
            break
        chosen.append(choice)
    return joined(*chosen)


def look(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    for slot in choice:
        look_at_tile(game, me, slot, token=False)


NEMESIS_PLANS: Final = ItemCard(
    "nemesis_plans", "yellow", [Way("look", look, possible, choose_tiles)], cost=1, when=OUT_OF_COMBAT, one_use=True
)
