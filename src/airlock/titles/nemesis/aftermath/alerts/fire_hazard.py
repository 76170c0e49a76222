"""Fire Hazard: no fire in the hibernatorium and two engines, or their valves closed by hand."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.markers import place_fire
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.alerts.alert import STATE, Alert, Alerts, Stage, activate_here, once_in

ROOMS: Final = ("hibernatorium", "engine_1", "engine_3")


def reveal(game: Game) -> Flow[None]:
    """In this order, and never the last marker: it doesn't blow up the ship."""
    yield from ()
    for room in ROOMS:
        if len(game.fire) < game.map.limits["fire"] - 1:
            place_fire(game, game.where[room])


def met(game: Game) -> bool:
    """Room by room: it doesn't burn now, or its valve was closed, which doesn't put the fire out."""
    return all(game.where[room] not in game.fire or room in Alerts.of(game).activated for room in ROOMS)


FIRE_HAZARD: Final = Alert("fire_hazard", ROOMS, [Stage(STATE, met, once_in(*ROOMS), activate_here)], reveal)
