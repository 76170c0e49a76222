"""Fire Extinguisher: put out the fire in the room, or drive an intruder there away."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import ANY, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.injuries import drive_away
from airlock.survival.markers import put_out
from airlock.survival.state import Game
from airlock.titles.nemesis.items.targets import choose_movable_intruder, movable_intruder_here


def burns(game: Game, me: Crew) -> str:
    return "" if me.slot in game.fire else "no_fire_here"


def extinguish(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    put_out(game, me.slot)


def repel(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """It hurts, too, who is susceptible to phosphates."""
    f = game.figure(choice[0])
    if f is not None:
        yield from drive_away(game, f)


FIRE_EXTINGUISHER: Final = ItemCard(
    "fire_extinguisher",
    "yellow",
    [Way("put_out", extinguish, burns), Way("repel", repel, movable_intruder_here, choose_movable_intruder)],
    cost=1,
    when=ANY,
    heavy=True,
    one_use=True,
)
