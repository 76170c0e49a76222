"""Decontamination: whoever is slimed has to be treated in the emergency room."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import Choice
from airlock.survival.crew import Crew
from airlock.survival.exploration import get_slime
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.alerts.alert import ACTIVATION, STATE, Alert, Alerts, Stage
from airlock.titles.nemesis.aftermath.on_board import on_board

EMERGENCY: Final = "emergency"


def reveal(game: Game) -> Flow[None]:
    """Whoever isn't on the shuttle, on a pod or in a room."""
    yield from ()
    for me in game.in_order():
        if me.slot not in game.map.docked:
            get_slime(game, me)


def offers(game: Game, me: Crew) -> list[Choice]:
    """It may be repeated as long as somebody there hasn't been treated."""
    treated = Alerts.of(game).treated
    here = game.room_at(me.slot) == EMERGENCY
    return [()] if here and any(c.seat not in treated for c in game.crew_in(me.slot)) else []


def treat(game: Game, me: Crew, choice: Choice) -> None:
    """Everybody in the room; their slime stays."""
    part = Alerts.of(game)
    if EMERGENCY not in part.activated:
        part.activated.append(EMERGENCY)
    part.treated += [c.seat for c in game.crew_in(me.slot) if c.seat not in part.treated]


def begun(game: Game) -> bool:
    return EMERGENCY in Alerts.of(game).activated


def met(game: Game) -> bool:
    return all(not c.slime or c.seat in Alerts.of(game).treated for c in on_board(game))


DECONTAMINATION: Final = Alert(
    "decontamination", [EMERGENCY], [Stage(ACTIVATION, begun, offers, treat), Stage(STATE, met, offers, treat)], reveal
)
