"""Purge the Nest: destroy or take two eggs of the intruder board."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.injuries import eggs_in_supply
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.titles.nemesis.aftermath.alerts.alert import COUNT, DEEDS, EGGS, Alert, Alerts, Stage
from airlock.titles.nemesis.intruders import EGG_LAID, NEST


def reveal(game: Game) -> Flow[None]:
    yield from ()
    while game.eggs < DEEDS and eggs_in_supply(game) > 0:
        game.eggs += 1
        tell(game, EGG_LAID, game.eggs)


def met(game: Game) -> bool:
    """In any way, by fire as well; a Nest that is destroyed has none left."""
    return Alerts.of(game).eggs >= DEEDS or game.nest_destroyed


def is_gone(game: Game) -> bool:
    return game.nest_destroyed


PURGE_THE_NEST: Final = Alert("purge_the_nest", [NEST], [Stage(COUNT, met)], reveal, EGGS, is_gone)
