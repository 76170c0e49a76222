"""Hull Failure: repair broken rooms, or at least shore them up."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import Choice
from airlock.survival.crew import Crew
from airlock.survival.markers import can_break, place_malfunction
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.alerts.alert import COUNT, REPAIRS, Alert, Alerts, Stage, needed

# How many malfunctions the ship has at least after the reveal.
MALFUNCTIONS: Final = 4


def reveal(game: Game) -> Flow[None]:
    """In rooms of the Nemesis, the lowest number first, and never the last marker."""
    yield from ()
    most = min(MALFUNCTIONS, game.map.limits["malfunction"] - 1)
    for slot in game.map.by_number:
        if len(game.malfunction) < most and slot not in game.map.docked and can_break(game, slot):
            place_malfunction(game, slot)


def offers(game: Game, me: Crew) -> list[Choice]:
    """Each room counts once, whoever repairs or shores it up."""
    return [()] if me.slot in game.malfunction and me.slot not in Alerts.of(game).repaired else []


def shore_up(game: Game, me: Crew, choice: Choice) -> None:
    Alerts.of(game).repaired.append(me.slot)


def met(game: Game) -> bool:
    return len(Alerts.of(game).repaired) >= needed(game)


HULL_FAILURE: Final = Alert("hull_failure", [], [Stage(COUNT, met, offers, shore_up)], reveal, REPAIRS)
