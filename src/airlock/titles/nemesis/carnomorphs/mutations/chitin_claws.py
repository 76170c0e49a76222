"""Chitin Claws: your hands grow into blades."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import IN_COMBAT
from airlock.survival.crew import Crew
from airlock.survival.injuries import injure
from airlock.survival.state import Game
from airlock.survival.wounds import suffer_light
from airlock.titles.nemesis.carnomorphs.mutation import Mutation
from airlock.titles.nemesis.carnomorphs.mutations.choosing import choose_carnomorph

ID: Final = "chitin_claws"


def claw(game: Game, me: Crew, injuries: int) -> Flow[None]:
    """One carnomorph of the room. It is neither a shot nor a blow: no die, no contamination card."""
    target = yield from choose_carnomorph(game, me, ID, game.figures_in(me.slot))
    if target is not None:
        yield from injure(game, target, injuries)


def clean(game: Game, me: Crew) -> Flow[None]:
    yield from claw(game, me, 2)


def infected(game: Game, me: Crew) -> Flow[None]:
    """3 injuries, and everybody else in the room is cut, in order."""
    yield from claw(game, me, 3)
    for other in game.others_in_room(me):
        yield from suffer_light(game, other, 1, "melee")


CHITIN_CLAWS: Final = Mutation(ID, infected, clean, when=IN_COMBAT)
