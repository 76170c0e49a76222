"""Monitoring Room: look at an unexplored room and its exploration token."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask, option
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.exploration import unexplored
from airlock.survival.looking import look_at_tile
from airlock.survival.state import Game


def possible(game: Game, me: Crew, at: str) -> str:
    return "" if unexplored(game) else "no_unexplored_room"


def choose_room(game: Game, me: Crew, at: str) -> Flow[Choice | None]:
    chosen = yield ask(
        me.seat,
        "choose_room",
        lambda: [option("slot", slot) for slot in unexplored(game)],
        about=("monitoring",),
        rule="NEM-ROOM-MONITORING-01",
    )
    return chosen.args


def check_room(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-MONITORING-01, -02"""
    yield from ()
    look_at_tile(game, me, choice[0], token=True)


MONITORING: Final = Room(
    "monitoring",
    "room_2",
    "red",
    [RoomWay("check_room", check_room, possible, choose_room)],
    computer=True,
    rule="NEM-ROOM-MONITORING-01",
)
