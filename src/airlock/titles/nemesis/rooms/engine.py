"""Engines 1, 2 and 3: look at the engine. Repairing or breaking it takes a card or an item."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.ship.engines import look_at_engine


def engine_room(engine: int) -> Room:
    """Each room concerns its own engine only (NEM-ROOM-ENGINE-06)."""

    def check_engine(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
        """NEM-ROOM-ENGINE-01"""
        yield from ()
        look_at_engine(game, me, engine)

    return Room(
        f"engine_{engine}",
        "special",
        "none",
        [RoomWay("check_engine", check_engine)],
        searchable=False,
        rule="NEM-ROOM-ENGINE-01",
    )


ENGINE_1: Final = engine_room(1)
ENGINE_2: Final = engine_room(2)
ENGINE_3: Final = engine_room(3)
