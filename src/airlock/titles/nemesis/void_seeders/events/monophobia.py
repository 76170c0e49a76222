"""Monophobia, two cards of the name: those who are alone panic."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.void_seeders.panic import panic_in_order
from airlock.titles.nemesis.void_seeders.tokens import DESPOILER, LURKER, STALKER


def is_alone(game: Game, me: Crew) -> bool:
    """In a room with nobody else, human or not; a lair is somebody, too (VOI-LAIR-07)."""
    return bool(me.slot) and not game.others_in_room(me) and not game.in_combat(me)


def monophobia(game: Game) -> Flow[None]:
    """The lonely are named before the first card (VOI-PANIC-08)."""
    yield from panic_in_order(game, [me for me in game.in_order() if is_alone(game, me)])


MONOPHOBIA_1: Final = EventCard("void_monophobia_1", 4, (LURKER, STALKER, DESPOILER), monophobia)
MONOPHOBIA_2: Final = EventCard("void_monophobia_2", 1, (LURKER, STALKER, DESPOILER), monophobia)
