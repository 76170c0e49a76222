"""Airlock Procedure Glitch: the ship starts to vent a yellow room."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.airlock_procedure import can_seal, seal
from airlock.survival.content import EventCard
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.types import BUTCHER, FLESHBEAST, METAGORGER, SHAMBLER
from airlock.titles.nemesis.rooms.airlock import YELLOW


def airlock_procedure_glitch(game: Game) -> Flow[None]:
    """The explored yellow room with the highest number whose doors can all be closed; nothing if the token is in use.

    The first player says which doors are taken from elsewhere (NEM-DOOR-12).
    """
    if game.airlock:
        return
    for slot in reversed(game.map.by_number):
        if game.colour(slot) == YELLOW and can_seal(game, slot):
            yield from seal(game, game.in_order()[0], slot)
            return


AIRLOCK_PROCEDURE_GLITCH: Final = EventCard(
    "airlock_procedure_glitch", 2, (METAGORGER, SHAMBLER, FLESHBEAST, BUTCHER), airlock_procedure_glitch
)
