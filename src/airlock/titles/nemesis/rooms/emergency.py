"""Emergency Room: dress all serious wounds, or heal a dressed one, or heal all light wounds."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.wounds import dress_all, heal_all_light, heal_one


def has_undressed(game: Game, me: Crew, at: str) -> str:
    return "" if me.wounds else "no_wound_to_dress"


def has_dressed(game: Game, me: Crew, at: str) -> str:
    return "" if me.dressed else "no_wound_to_heal"


def has_light(game: Game, me: Crew, at: str) -> str:
    return "" if me.light else "no_light_wound"


def dress(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    yield from ()
    dress_all(game, me)


def heal_serious(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    yield from heal_one(game, me)


def heal_light(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    yield from ()
    heal_all_light(game, me)


# One of the three (NEM-ROOM-EMERGENCY-01). Reviving the dead is up to the mode (NEM-ROOM-EMERGENCY-02).
EMERGENCY: Final = Room(
    "emergency",
    "room_1",
    "green",
    [
        RoomWay("dress_all", dress, has_undressed),
        RoomWay("heal_serious", heal_serious, has_dressed),
        RoomWay("heal_light", heal_light, has_light),
    ],
    rule="NEM-ROOM-EMERGENCY-01",
)
