"""Life Support Failure: the green rooms fail."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import place_malfunctions
from airlock.survival.state import Game


def life_support_failure(game: Game) -> Flow[None]:
    yield from ()
    place_malfunctions(game, [slot for slot in game.rooms if game.colour(slot) == "green"])


LIFE_SUPPORT_FAILURE: Final = EventCard(
    "life_support_failure", 2, ("adult", "breeder", "queen"), life_support_failure, after="remove_and_reshuffle"
)
