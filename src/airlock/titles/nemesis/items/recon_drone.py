"""Recon Drone: look at an unexplored room and its exploration token."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask, option
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.exploration import unexplored
from airlock.survival.looking import look_at_tile
from airlock.survival.state import Game


def possible(game: Game, me: Crew) -> str:
    return "" if unexplored(game) else "no_unexplored_room"


def choose_tile(game: Game, me: Crew) -> Flow[Choice | None]:
    chosen = yield ask(
        me.seat, "choose_tile", lambda: [option("tile", slot) for slot in unexplored(game)], rule="NEM-VIS-21"
    )
    return chosen.args


def look(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    look_at_tile(game, me, choice[0], token=True)


RECON_DRONE: Final = ItemCard(
    "recon_drone", "red", [Way("look", look, possible, choose_tile)], cost=1, when=OUT_OF_COMBAT, one_use=True
)
