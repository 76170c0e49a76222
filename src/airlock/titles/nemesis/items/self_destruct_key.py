"""Self-Destruct Key: start or stop the self-destruct sequence from any computer."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.cards.ways import computer_here
from airlock.titles.nemesis.ship.self_destruct import cannot_start, cannot_stop, start_sequence, stop_sequence


def can_start(game: Game, me: Crew) -> str:
    return computer_here(game, me) or cannot_start(game)


def can_stop(game: Game, me: Crew) -> str:
    return computer_here(game, me) or cannot_stop(game)


def start(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    start_sequence(game)


def stop(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    stop_sequence(game)


SELF_DESTRUCT_KEY: Final = ItemCard(
    "self_destruct_key",
    "red",
    [Way("start", start, can_start), Way("stop", stop, can_stop)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
)
