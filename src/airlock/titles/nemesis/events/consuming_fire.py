"""Consuming Fire: fire eats the supplies, then it spreads."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import fire_spreads
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SLOT
from airlock.titles.nemesis.vocabulary import VOCABULARY

ITEMS_BURNT: Final = VOCABULARY.event("items_burnt", "NEM-EVENT-22", slot=SLOT)


def consuming_fire(game: Game) -> Flow[None]:
    """Nothing is left to find in explored burning rooms; the fires that burn now spread (NEM-EVENT-22)."""
    yield from ()
    for slot in game.map.by_number:
        if slot in game.fire and game.items_left.get(slot, 0):
            game.items_left[slot] = 0
            tell(game, ITEMS_BURNT, slot)
    fire_spreads(game, game.fire[:])


CONSUMING_FIRE: Final = EventCard("consuming_fire", 4, ("creeper", "breeder", "queen"), consuming_fire)
