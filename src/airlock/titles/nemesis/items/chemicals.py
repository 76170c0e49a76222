"""Chemicals: fully load a Flamethrower."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.combat import capacity, load, weapons_to_load
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew, Held
from airlock.survival.state import Game

FLAMETHROWER: Final = "flamethrower"


def flamethrowers(game: Game, me: Crew) -> list[Held]:
    """In the own hands and not full, the emptiest first."""
    found = [held for held in weapons_to_load(game, me, energy=False) if held.kind == FLAMETHROWER]
    return sorted(found, key=lambda held: held.ammo)


def possible(game: Game, me: Crew) -> str:
    return "" if flamethrowers(game, me) else "no_flamethrower"


def fill(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    for held in flamethrowers(game, me)[:1]:
        load(game, me, held, capacity(game, held))


CHEMICALS: Final = ItemCard(
    "chemicals",
    "yellow",
    [Way("load", fill, possible)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    component="chemical",
)
