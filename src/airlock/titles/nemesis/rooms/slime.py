"""Room Covered with Slime: whoever enters gets a slime marker. It can't be searched and doesn't break."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import Room
from airlock.survival.crew import Crew
from airlock.survival.exploration import get_slime
from airlock.survival.state import Game


def drip(game: Game, me: Crew) -> Flow[None]:
    yield from ()
    get_slime(game, me)


# NEM-ROOM-SLIME-01, -02
SLIME: Final = Room(
    "slime", "room_2", "none", [], searchable=False, breakable=False, on_enter=drip, rule="NEM-ROOM-SLIME-01"
)
