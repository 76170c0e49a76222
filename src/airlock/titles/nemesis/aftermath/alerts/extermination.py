"""Extermination: kill intruders, or mark them for those who come later."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import Choice
from airlock.survival.crew import Crew
from airlock.survival.figures import by_size, put_figure
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.alerts.alert import (
    COUNT,
    KILLS,
    MANY_PLAYERS,
    Alert,
    Alerts,
    Stage,
    needed,
)
from airlock.titles.nemesis.aftermath.set_aside import set_aside
from airlock.titles.nemesis.intruders import ADULT

ROOMS: Final = ("hibernatorium", "engine_2")
WITH_MANY: Final = "cockpit"


def reveal(game: Game) -> Flow[None]:
    """Adults appear as far as there are figures. No encounter, and nobody is surprised."""
    rooms = [*ROOMS, WITH_MANY] if len(game.crew) >= MANY_PLAYERS else ROOMS
    for room in rooms:
        if sum(1 for f in game.figures if f.kind == ADULT) < game.content.figures[ADULT]:
            set_aside(game, ADULT)
            yield from put_figure(game, ADULT, game.where[room])


def offers(game: Game, me: Crew) -> list[Choice]:
    """One figure of the room that isn't marked yet."""
    marked = Alerts.of(game).figures
    return [(f.name,) for f in by_size(game, game.figures_in(me.slot)) if f.id not in marked]


def mark(game: Game, me: Crew, choice: Choice) -> None:
    figure = game.figure(choice[0])
    if figure is not None:
        Alerts.of(game).figures.append(figure.id)


def met(game: Game) -> bool:
    return len(Alerts.of(game).figures) >= needed(game)


EXTERMINATION: Final = Alert("extermination", [], [Stage(COUNT, met, offers, mark)], reveal, KILLS)
