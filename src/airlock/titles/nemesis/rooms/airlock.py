"""Airlock Control: seal another yellow room; whoever is in it when the player phase ends dies."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.airlock_procedure import can_seal, seal
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_SLOT
from airlock.titles.nemesis.vocabulary import ASK_ROOM_FOR_ROOM

YELLOW: Final = "yellow"


def sealable(game: Game, at: str) -> list[str]:
    """Other explored yellow rooms whose doors can all be closed (NEM-ROOM-AIRLOCK-01)."""
    return [s for s in game.map.by_number if s != at and game.colour(s) == YELLOW and can_seal(game, s)]


def possible(game: Game, me: Crew, at: str) -> str:
    if game.airlock:
        return "airlock_in_use"
    return "" if sealable(game, at) else "no_room_for_airlock"


def choose_room(game: Game, me: Crew, at: str) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat,
        ASK_ROOM_FOR_ROOM,
        lambda: [THIS_SLOT.of(slot) for slot in sealable(game, at)],
        about=("airlock",),
        rule="NEM-ROOM-AIRLOCK-01",
    )
    return chosen


def procedure(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-AIRLOCK-02"""
    yield from seal(game, me, choice[0])


AIRLOCK: Final = Room(
    "airlock", "room_2", "yellow", [RoomWay("procedure", procedure, possible, choose_room)], rule="NEM-ROOM-AIRLOCK-01"
)
