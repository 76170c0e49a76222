"""Blind Escape: you run without looking."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.doors import is_closed
from airlock.survival.injuries import draw_direction
from airlock.survival.movement import move
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import NUMBER, SEAT
from airlock.titles.nemesis.void_seeders.panic_card import PanicCard
from airlock.titles.nemesis.void_seeders.vocabulary import VOCABULARY

RUNS: Final = VOCABULARY.event("runs_blindly", "VOI-PANIC-12", seat=SEAT, number=NUMBER)


def can_run(game: Game, me: Crew) -> bool:
    """From a room; whether there is a way comes out with the card (VOI-PANIC-12)."""
    return bool(me.slot)


def blind_escape(game: Game, me: Crew) -> Flow[bool]:
    """Through the corridor of an event card, unless it is closed or a duct; in combat it is an escape."""
    number = draw_direction(game)
    tell(game, RUNS, me.seat, number)
    corridor = game.map.exits[me.slot].get(number)
    if corridor is None or game.map.is_network(corridor) or is_closed(game, corridor):
        return False
    yield from move(game, me, (game.map.other_end(corridor, me.slot), corridor))
    return True


BLIND_ESCAPE: Final = PanicCard("blind_escape", 1, 2, blind_escape, can_run)
