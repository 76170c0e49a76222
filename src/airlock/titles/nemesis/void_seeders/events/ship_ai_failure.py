"""Ship AI Failure: the ship turns against its crew."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.markers import can_break, place_malfunction
from airlock.survival.state import Game
from airlock.titles.nemesis.ship.self_destruct import start_sequence
from airlock.titles.nemesis.void_seeders.events.computer_system_failure import computers
from airlock.titles.nemesis.void_seeders.tokens import LURKER, WHISPERER

BROKEN_COMPUTERS: Final = 2


def ship_ai_failure(game: Game) -> Flow[None]:
    """Two broken computers start the self-destruct sequence; until then the next one breaks (NEM-EVENT-21)."""
    yield from ()
    if sum(1 for slot in computers(game) if slot in game.malfunction) >= BROKEN_COMPUTERS:
        start_sequence(game)
        return
    for slot in computers(game):
        if can_break(game, slot):
            place_malfunction(game, slot)
            return


SHIP_AI_FAILURE: Final = EventCard("void_ship_ai_failure", 1, (LURKER, WHISPERER), ship_ai_failure)
