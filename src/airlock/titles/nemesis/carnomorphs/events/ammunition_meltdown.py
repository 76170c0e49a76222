"""Ammunition Meltdown: an ammunition store goes up in flames."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.doors import open_ways
from airlock.survival.markers import place_fires
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.titles.nemesis.carnomorphs.types import FLESHBEAST, SHAMBLER
from airlock.titles.nemesis.events.consuming_fire import ITEMS_BURNT

RED: Final = "red"


def ammunition_meltdown(game: Game) -> Flow[None]:
    """The explored red room with the lowest number: nothing is left to find, and it burns with all rooms around it."""
    yield from ()
    for slot in game.map.by_number:
        if game.colour(slot) == RED:
            if game.items_left.get(slot, 0):
                game.items_left[slot] = 0
                tell(game, ITEMS_BURNT, slot)
            place_fires(game, [slot, *(near for near, _ in open_ways(game, slot))])
            return


AMMUNITION_MELTDOWN: Final = EventCard(
    "ammunition_meltdown", 1, (SHAMBLER, FLESHBEAST), ammunition_meltdown, after="remove_and_reshuffle"
)
