"""Monitoring Room: look at an unexplored room and its exploration token."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.exploration import with_tokens
from airlock.survival.looking import look_at_tile
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_SLOT
from airlock.titles.nemesis.vocabulary import ASK_ROOM_FOR_ROOM


def possible(game: Game, me: Crew, at: str) -> str:
    return "" if with_tokens(game) else "no_unexplored_room"


def choose_room(game: Game, me: Crew, at: str) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat,
        ASK_ROOM_FOR_ROOM,
        lambda: [THIS_SLOT.of(slot) for slot in with_tokens(game)],
        about=("monitoring",),
        rule="NEM-ROOM-MONITORING-01",
    )
    return chosen


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
