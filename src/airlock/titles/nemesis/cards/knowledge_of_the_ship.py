"""Knowledge of the Ship: work a door next to the room, or peek at an unexplored room."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.events import EVERYBODY
from airlock.kernel.options import Flow, ask
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.exploration import unexplored
from airlock.survival.looking import look_at_tile
from airlock.survival.state import Game
from airlock.titles.nemesis.cards.ways import DOOR
from airlock.titles.nemesis.vocabulary import ASK_CHOOSE_TILE, THIS_TILE


def facedown(game: Game) -> list[str]:
    return [slot for slot in unexplored(game) if game.tiles_known.get(slot, 0) != EVERYBODY]


def possible(game: Game, me: Crew) -> str:
    return "" if facedown(game) else "no_unexplored_room"


def choose_tile(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat, ASK_CHOOSE_TILE, lambda: [THIS_TILE.of(slot) for slot in facedown(game)], rule="NEM-VIS-21"
    )
    return chosen


def peek(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """At the tile, not at its exploration token."""
    yield from ()
    look_at_tile(game, me, choice[0], token=False)


KNOWLEDGE_OF_THE_SHIP: Final = ActionCard(
    "knowledge_of_the_ship", 0, OUT_OF_COMBAT, [DOOR, Way("peek", peek, possible, choose_tile)]
)
