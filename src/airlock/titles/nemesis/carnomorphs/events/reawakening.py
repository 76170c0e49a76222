"""Reawakening, two cards of the name: dead flesh rises and strikes."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.crew import CARCASS, Figure
from airlock.survival.event_phase import all_attack
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.figures import figures_left, place
from airlock.titles.nemesis.carnomorphs.types import BUTCHER, METAGORGER, SHAMBLER


def reawakening(game: Game) -> Flow[None]:
    """A carcass of each room becomes a shambler as far as there are figures, the lowest room numbers first.

    Then those in rooms with characters attack once, in the same order.
    """
    risen: list[Figure] = []
    for slot in game.map.by_number:
        if CARCASS in game.objects_in(slot) and figures_left(game, SHAMBLER):
            game.objects[slot].remove(CARCASS)
            shambler = yield from place(game, SHAMBLER, slot)
            if shambler is not None:
                risen.append(shambler)
    yield from all_attack(game, risen)


REAWAKENING_1: Final = EventCard("reawakening_1", 3, (SHAMBLER, BUTCHER), reawakening)
REAWAKENING_2: Final = EventCard("reawakening_2", 1, (METAGORGER, BUTCHER), reawakening)
