"""Hibernatorium: try to go into hibernation, once the chambers are open."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.ship.hibernation import cannot_hibernate, try_to_hibernate


def possible(game: Game, me: Crew, at: str) -> str:
    return cannot_hibernate(game)


def hibernate(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-HIBERNATORIUM-01 to -06"""
    yield from try_to_hibernate(game, me)


HIBERNATORIUM: Final = Room(
    "hibernatorium",
    "special",
    "none",
    [RoomWay("hibernate", hibernate, possible)],
    searchable=False,
    rule="NEM-ROOM-HIBERNATORIUM-01",
)
