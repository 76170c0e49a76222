"""Grenade: blow up an intruder in the room or next door; everybody else there is hurt too."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import ANY, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.throwing import burst, cannot_throw, choose_intruder_or_eggs

EGGS_DESTROYED: Final = 2


def throw(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """2 injuries for the target, 1 for every other intruder there, or 2 eggs (NEM-ROOM-NEST-09)."""
    kind, at = choice
    if kind == "eggs":
        yield from burst(game, me, at, [(f, 1) for f in game.figures_in(at)], EGGS_DESTROYED)
        return
    target = game.figure(at)
    if target is not None:
        hurt = [(f, 2 if f is target else 1) for f in game.figures_in(target.slot)]
        yield from burst(game, me, target.slot, hurt, 0)


GRENADE: Final = ItemCard(
    "grenade", "red", [Way("throw", throw, cannot_throw, choose_intruder_or_eggs)], cost=1, when=ANY, one_use=True
)
