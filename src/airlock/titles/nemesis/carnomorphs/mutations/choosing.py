"""What several mutation cards ask: which carnomorph."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask
from airlock.survival.crew import Crew, Figure
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_INTRUDER
from airlock.titles.nemesis.carnomorphs.vocabulary import MUTATION, VOCABULARY

ASK_WHICH_CARNOMORPH: Final = VOCABULARY.prompt("which_carnomorph", MUTATION)


def choose_carnomorph(game: Game, me: Crew, card: str, figures: list[Figure]) -> Flow[Figure | None]:
    """One of these, for the sake of a mutation card; None if there is none."""
    names = [f.name for f in figures if f in game.figures]
    if not names:
        return None
    chosen = yield ask(
        me.seat,
        ASK_WHICH_CARNOMORPH,
        lambda: [THIS_INTRUDER.of(name) for name in names],
        about=(card,),
        rule="CAR-ACT-03",
    )
    return game.figure(chosen.args[0])
