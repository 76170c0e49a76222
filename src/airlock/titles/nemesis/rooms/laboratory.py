"""Laboratory: analyse a corpse, an egg or a carcass that is here."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow
from airlock.survival.analysis import cannot_analyse, choose_object
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game


def possible(game: Game, me: Crew, at: str) -> str:
    return cannot_analyse(game, at)


def choose(game: Game, me: Crew, at: str) -> Flow[Said | None]:
    return (yield from choose_object(game, me, at))


def discover(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-LABORATORY-01 to -03"""
    yield from ()
    game.species.analyse(game, me, choice[0])


LABORATORY: Final = Room(
    "laboratory",
    "room_1",
    "green",
    [RoomWay("analyse", discover, possible, choose)],
    computer=True,
    rule="NEM-ROOM-LABORATORY-01",
)
