"""Recon Drone: look at an unexplored room and its exploration token."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.exploration import with_tokens
from airlock.survival.looking import look_at_tile
from airlock.survival.state import Game
from airlock.titles.nemesis.vocabulary import ASK_CHOOSE_TILE, THIS_TILE


def possible(game: Game, me: Crew) -> str:
    return "" if with_tokens(game) else "no_unexplored_room"


def choose_tile(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat, ASK_CHOOSE_TILE, lambda: [THIS_TILE.of(slot) for slot in with_tokens(game)], rule="NEM-VIS-21"
    )
    return chosen


def look(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    look_at_tile(game, me, choice[0], token=True)


RECON_DRONE: Final = ItemCard(
    "recon_drone", "red", [Way("look", look, possible, choose_tile)], cost=1, when=OUT_OF_COMBAT, one_use=True
)
