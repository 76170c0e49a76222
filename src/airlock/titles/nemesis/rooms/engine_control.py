"""Engine Control Room: look at all three engines."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.ship.engines import NUMBERS, look_at_engine


def check_engines(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """Malfunctions in the engine rooms don't matter (NEM-ROOM-ENGINECONTROL-01, -02)."""
    yield from ()
    for engine in NUMBERS:
        look_at_engine(game, me, engine)


ENGINE_CONTROL: Final = Room(
    "engine_control",
    "room_2",
    "yellow",
    [RoomWay("check_engines", check_engines)],
    computer=True,
    rule="NEM-ROOM-ENGINECONTROL-01",
)
