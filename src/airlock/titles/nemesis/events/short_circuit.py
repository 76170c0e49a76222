"""Short Circuit: yellow rooms with a computer fail."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import place_malfunctions
from airlock.survival.state import Game


def short_circuit(game: Game) -> Flow[None]:
    yield from ()
    rooms = game.content.rooms
    place_malfunctions(
        game, [slot for slot, room in game.rooms.items() if game.colour(slot) == "yellow" and rooms[room].computer]
    )


SHORT_CIRCUIT: Final = EventCard(
    "short_circuit", 4, ("adult", "breeder", "queen"), short_circuit, after="remove_and_reshuffle"
)
