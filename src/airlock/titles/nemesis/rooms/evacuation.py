"""Evacuation Sections A and B: try to board one of the section's escape pods."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.ship.pods import cannot_board, try_to_board


def possible(game: Game, me: Crew, at: str) -> str:
    return cannot_board(game, at)


def board(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-EVACUATION-01 to -05"""
    yield from try_to_board(game, me)


EVACUATION_A: Final = Room(
    "evacuation_a", "room_1", "white", [RoomWay("board", board, possible)], rule="NEM-ROOM-EVACUATION-01"
)
EVACUATION_B: Final = Room(
    "evacuation_b", "room_1", "white", [RoomWay("board", board, possible)], rule="NEM-ROOM-EVACUATION-01"
)
