"""Command Center: open and close doors around any room."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.doors import choose_doors_room, work_doors, workable_doors
from airlock.survival.state import Game


def possible(game: Game, me: Crew, at: str) -> str:
    return "" if any(workable_doors(game, slot) for slot in game.map.by_number) else "no_door_to_work"


def choose_room(game: Game, me: Crew, at: str) -> Flow[Said | None]:
    return (yield from choose_doors_room(game, me))


def doors(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-COMMAND-01, -02"""
    yield from work_doors(game, me, choice[0])


COMMAND: Final = Room(
    "command",
    "room_2",
    "red",
    [RoomWay("doors", doors, possible, choose_room)],
    computer=True,
    rule="NEM-ROOM-COMMAND-01",
)
