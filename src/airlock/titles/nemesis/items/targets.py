"""An intruder in the room as the target of an item."""

from __future__ import annotations

from airlock.kernel.options import Flow, Option, ask, option
from airlock.survival.content import Choice
from airlock.survival.crew import Crew
from airlock.survival.figures import by_size
from airlock.survival.state import Game


def intruder_here(game: Game, me: Crew) -> str:
    return "" if game.in_combat(me) else "no_target"


def choose_intruder(game: Game, me: Crew) -> Flow[Choice | None]:
    def options() -> list[Option]:
        return [option("intruder", f.name) for f in by_size(game, game.figures_in(me.slot))]

    chosen = yield ask(me.seat, "choose_intruder", options, rule="NEM-COMBAT-05")
    return chosen.args
