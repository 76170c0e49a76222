"""Mimicry: to them you look like one of their own."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.attacks import attack
from airlock.survival.content import IN_COMBAT
from airlock.survival.crew import Crew
from airlock.survival.movement import TO, move, way_options
from airlock.survival.state import Game
from airlock.survival.vocabulary import ASK_CHOOSE_CHARACTER
from airlock.titles.nemesis.carnomorphs.mutation import Mutation
from airlock.titles.nemesis.carnomorphs.mutations.choosing import choose_carnomorph
from airlock.titles.nemesis.carnomorphs.part import Mutations
from airlock.titles.nemesis.carnomorphs.vocabulary import VOCABULARY
from airlock.titles.nemesis.vocabulary import THIS_PERSON

ID: Final = "mimicry"

KEEP_STILL: Final = VOCABULARY.option("keep_still")
ASK_WALK_OUT: Final = VOCABULARY.prompt("walk_out")


def clean(game: Game, me: Crew) -> Flow[None]:
    """A carnomorph of the room attacks somebody else there at once; without anybody else, you (CAR-ACT-13)."""
    figure = yield from choose_carnomorph(game, me, ID, game.figures_in(me.slot))
    if figure is None:
        return
    others = game.others_in_room(me)
    if not others:
        yield from attack(game, figure, me)
        return
    chosen = yield ask(
        me.seat, ASK_CHOOSE_CHARACTER, lambda: [THIS_PERSON.of(str(c.seat)) for c in others], rule="CAR-ACT-03"
    )
    yield from attack(game, figure, game.crew[int(chosen.args[0])])
    if figure in game.figures:
        Mutations.of(game).sparing.append((figure.id, me.seat))


def infected(game: Game, me: Crew) -> Flow[None]:
    """No carnomorph attacks you until the round ends, and you may go next door at once."""
    untouched = Mutations.of(game).untouched
    if me.seat not in untouched:
        untouched.append(me.seat)

    def options() -> list[Option]:
        return [KEEP_STILL, *way_options(game, TO, me.slot)]

    chosen = yield ask(me.seat, ASK_WALK_OUT, options, rule="CAR-ACT-03")
    if chosen.verb != "keep_still":
        yield from move(game, me, chosen.args)


MIMICRY: Final = Mutation(ID, infected, clean, when=IN_COMBAT)
