"""Computer System Failure: a failing computer takes the others with it."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import place_malfunctions
from airlock.survival.state import Game
from airlock.titles.nemesis.void_seeders.tokens import DESPOILER, STALKER, WHISPERER


def computers(game: Game) -> list[str]:
    """The explored rooms with a computer on them, working or not, by room number."""
    rooms = game.content.rooms
    return [slot for slot in game.map.by_number if slot in game.rooms and rooms[game.rooms[slot]].computer]


def computer_system_failure(game: Game) -> Flow[None]:
    yield from ()
    if any(slot in game.malfunction for slot in computers(game)):
        place_malfunctions(game, computers(game))


COMPUTER_SYSTEM_FAILURE: Final = EventCard(
    "void_computer_system_failure",
    2,
    (WHISPERER, STALKER, DESPOILER),
    computer_system_failure,
    after="remove_and_reshuffle",
)
