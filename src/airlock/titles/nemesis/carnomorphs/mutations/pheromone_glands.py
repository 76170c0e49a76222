"""Pheromone Glands: they smell you as one of their own."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import IN_COMBAT
from airlock.survival.crew import Crew
from airlock.survival.exploration import get_slime
from airlock.survival.injuries import retreat
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.mutation import Mutation
from airlock.titles.nemesis.carnomorphs.mutations.choosing import choose_carnomorph
from airlock.titles.nemesis.carnomorphs.part import Mutations

ID: Final = "pheromone_glands"


def clean(game: Game, me: Crew) -> Flow[None]:
    """One carnomorph retreats; one that stays all the same doesn't attack you until the round ends."""
    target = yield from choose_carnomorph(game, me, ID, game.figures_in(me.slot))
    if target is None:
        return
    yield from retreat(game, target)
    if target in game.figures and target.slot == me.slot:
        Mutations.of(game).sparing.append((target.id, me.seat))


def infected(game: Game, me: Crew) -> Flow[None]:
    """All of them retreat, one by one in your order and each by a card of its own; the smell sticks to you."""
    left = game.figures_in(me.slot)
    while left:
        target = yield from choose_carnomorph(game, me, ID, left)
        if target is None:
            break
        left.remove(target)
        yield from retreat(game, target)
    get_slime(game, me)


PHEROMONE_GLANDS: Final = Mutation(ID, infected, clean, when=IN_COMBAT)
