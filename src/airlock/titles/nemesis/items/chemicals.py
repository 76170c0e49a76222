"""Chemicals: fully load a Flamethrower."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import NOTHING, Said
from airlock.kernel.options import Flow, ask
from airlock.survival.combat import capacity, load, weapons_to_load
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew, Held
from airlock.survival.hands import take_named, told_apart
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_WEAPON
from airlock.titles.nemesis.vocabulary import ASK_CHOOSE_WEAPON

FLAMETHROWER: Final = "flamethrower"


def flamethrowers(game: Game, me: Crew) -> list[Held]:
    """In one's own hands and not full."""
    return [held for held in weapons_to_load(game, me, energy=False) if held.kind == FLAMETHROWER]


def possible(game: Game, me: Crew) -> str:
    return "" if flamethrowers(game, me) else "no_flamethrower"


def choose_flamethrower(game: Game, me: Crew) -> Flow[Said | None]:
    """Said only where two of them differ."""
    chosen = yield ask(
        me.seat, ASK_CHOOSE_WEAPON, lambda: [THIS_WEAPON.of(*name) for name in told_apart(flamethrowers(game, me))]
    )
    if len(chosen.args) == 1:
        return NOTHING
    take_named(me, chosen.args)
    return THIS_WEAPON.of(FLAMETHROWER)


def fill(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    for held in flamethrowers(game, me)[:1]:
        load(game, me, held, capacity(game, held))


CHEMICALS: Final = ItemCard(
    "chemicals",
    "yellow",
    [Way("load", fill, possible, choose_flamethrower)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    component="chemical",
)
