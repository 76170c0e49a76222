"""Quarantine Procedure: slimed crew members are locked in."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.doors import close_door
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.types import FLESHBEAST, METAGORGER, SHAMBLER


def corridors_by_number(game: Game, slot: str) -> list[str]:
    """The corridors of a room, each once, by their numbers at it."""
    exits = game.map.exits[slot]
    return list(dict.fromkeys(exits[n] for n in sorted(exits) if not game.map.is_network(exits[n])))


def quarantine_procedure(game: Game) -> Flow[None]:
    """Every open door around rooms with slimed characters, in the order of these; destroyed ones stay.

    If doors run short the first player takes closed ones from corridors of none of these rooms (NEM-DOOR-12).
    """
    rooms = dict.fromkeys(me.slot for me in game.in_order() if me.slime and me.slot)
    around = [corridor for slot in rooms for corridor in corridors_by_number(game, slot)]
    for corridor in dict.fromkeys(around):
        yield from close_door(game, game.in_order()[0].seat, corridor, spared=around)


QUARANTINE_PROCEDURE: Final = EventCard(
    "quarantine_procedure", 1, (METAGORGER, SHAMBLER, FLESHBEAST), quarantine_procedure
)
