"""Lurking, two cards of the name: the big ones vanish into the dark."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.figures import withdraw
from airlock.titles.nemesis.carnomorphs.types import BUTCHER, FLESHBEAST, METAGORGER, SHAMBLER


def lurking(game: Game) -> Flow[None]:
    """All but metagorgers that share no room with a character; a token of each goes into the bag, if there is one.

    It is the only way of the butcher's token into the bag (CAR-BAG-15).
    """
    yield from ()
    for f in [f for f in game.figures if f.kind != METAGORGER and not game.is_occupied(f.slot)]:
        withdraw(game, f)


LURKING_1: Final = EventCard("lurking_1", 3, (METAGORGER, SHAMBLER, BUTCHER), lurking)
LURKING_2: Final = EventCard("lurking_2", 4, (SHAMBLER, FLESHBEAST, BUTCHER), lurking)
