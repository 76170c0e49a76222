"""An intruder in the room as the target of an item."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.crew import Crew
from airlock.survival.figures import by_size, movable_in
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_INTRUDER
from airlock.titles.nemesis.vocabulary import VOCABULARY

ASK_CHOOSE_INTRUDER: Final = VOCABULARY.prompt("choose_intruder")


def intruder_here(game: Game, me: Crew) -> str:
    return "" if game.in_combat(me) else "no_target"


def movable_intruder_here(game: Game, me: Crew) -> str:
    """For what does nothing but drive it away (VOI-LAIRINJ-08)."""
    return "" if movable_in(game, me.slot) else "no_target"


def choose_movable_intruder(game: Game, me: Crew) -> Flow[Said | None]:
    def options() -> list[Option]:
        return [THIS_INTRUDER.of(f.name) for f in by_size(game, movable_in(game, me.slot))]

    chosen = yield ask(me.seat, ASK_CHOOSE_INTRUDER, options, rule="NEM-COMBAT-05")
    return chosen


def choose_intruder(game: Game, me: Crew) -> Flow[Said | None]:
    def options() -> list[Option]:
        return [THIS_INTRUDER.of(f.name) for f in by_size(game, game.figures_in(me.slot))]

    chosen = yield ask(me.seat, ASK_CHOOSE_INTRUDER, options, rule="NEM-COMBAT-05")
    return chosen
