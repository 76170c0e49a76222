"""Acid Spit: you spit acid into your room or the next one."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask
from airlock.survival.crew import Crew
from airlock.survival.injuries import add_injuries, injure, retreat
from airlock.survival.markers import place_malfunction
from airlock.survival.state import Game
from airlock.survival.throwing import check_one_by_one, intruders_in_reach
from airlock.survival.vocabulary import THIS_SLOT
from airlock.titles.nemesis.carnomorphs.mutation import Mutation
from airlock.titles.nemesis.carnomorphs.mutations.choosing import choose_carnomorph
from airlock.titles.nemesis.carnomorphs.vocabulary import MUTATION, VOCABULARY

ID: Final = "acid_spit"

ASK_SPIT_INTO: Final = VOCABULARY.prompt("spit_into", MUTATION)
NONE_NEAR: Final = VOCABULARY.reason("no_carnomorph_near", "CAR-ACT-10")


def requires(game: Game, me: Crew) -> str:
    return "" if intruders_in_reach(game, me) else NONE_NEAR


def clean(game: Game, me: Crew) -> Flow[None]:
    """One carnomorph in reach: 1 injury, and it retreats unless the check killed it or made it retreat already."""
    target = yield from choose_carnomorph(game, me, ID, intruders_in_reach(game, me))
    if target is None:
        return
    retreated = yield from injure(game, target, 1)
    if not retreated:
        yield from retreat(game, target)


def infected(game: Game, me: Crew) -> Flow[None]:
    """Every carnomorph of one room in reach: 2 injuries, checked one by one; then the room breaks down."""
    rooms = list(dict.fromkeys(f.slot for f in intruders_in_reach(game, me)))
    if not rooms:
        return
    chosen = yield ask(
        me.seat, ASK_SPIT_INTO, lambda: [THIS_SLOT.of(slot) for slot in rooms], about=(ID,), rule="CAR-ACT-03"
    )
    slot = chosen.args[0]
    hurt = game.figures_in(slot)
    for f in hurt:
        add_injuries(game, f, 2)
    yield from check_one_by_one(game, me, hurt)
    place_malfunction(game, slot)


ACID_SPIT: Final = Mutation(ID, infected, clean, requires=requires)
