"""Generator: start or stop the self-destruct sequence."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.ship.self_destruct import cannot_start, cannot_stop, start_sequence, stop_sequence


def may_start(game: Game, me: Crew, at: str) -> str:
    return cannot_start(game)


def start(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-GENERATOR-01"""
    yield from ()
    start_sequence(game)


def may_stop(game: Game, me: Crew, at: str) -> str:
    return cannot_stop(game)


def stop(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-GENERATOR-03"""
    yield from ()
    stop_sequence(game)


GENERATOR: Final = Room(
    "generator",
    "room_1",
    "yellow",
    [RoomWay("start", start, may_start), RoomWay("stop", stop, may_stop)],
    computer=True,
    rule="NEM-ROOM-GENERATOR-01",
)
