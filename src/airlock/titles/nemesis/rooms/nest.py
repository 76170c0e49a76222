"""Nest: take an egg. It can't be searched and doesn't break."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.nest import cannot_take_egg, take_egg
from airlock.survival.state import Game


def possible(game: Game, me: Crew, at: str) -> str:
    return cannot_take_egg(game, me)


def take(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-NEST-02"""
    yield from take_egg(game, me)


NEST: Final = Room(
    "nest",
    "room_1",
    "none",
    [RoomWay("take_egg", take, possible)],
    searchable=False,
    breakable=False,
    rule="NEM-ROOM-NEST-01",
)
