"""Regeneration: every intruder recovers."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.crew import Figure
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import FIGURE, NUMBER
from airlock.titles.nemesis.vocabulary import VOCABULARY

RECOVERED_INJURIES: Final = 2

RECOVERED: Final = VOCABULARY.event("intruder_recovered", "NEM-EVENT-11", figure=FIGURE, injuries=NUMBER)


def recover(game: Game, f: Figure) -> None:
    """Remove 2 injuries, or the only one."""
    if f.injuries:
        f.injuries = max(0, f.injuries - RECOVERED_INJURIES)
        tell(game, RECOVERED, f.name, f.injuries)


def regeneration(game: Game) -> Flow[None]:
    yield from ()
    for f in game.figures:
        recover(game, f)


REGENERATION: Final = EventCard("regeneration", 1, ("breeder", "queen"), regeneration)
