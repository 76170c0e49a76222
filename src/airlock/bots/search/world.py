"""One simulation: a redealt world, an answer in it, and bots in all seats from there on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random

from airlock.bots.heard import Heard
from airlock.bots.search.evaluate import outcome
from airlock.bots.search.knowledge import Knowledge
from airlock.bots.sight import Sight
from airlock.kernel.match import Match
from airlock.kernel.options import Option, Question


class FarEnough(Exception):
    """The position can be evaluated."""


class OutOfTime(Exception):
    """The time is over in the middle of a simulation."""


def play_out(
    world: Match,
    seat: int,
    key: str,
    rng: Random,
    knowledge: Knowledge,
    stages: int,
    late: Callable[[], bool],
    heard: Heard | None = None,
) -> float:
    """What an answer of this seat is worth in this world. Raises OutOfTime."""
    state = world.state
    evaluation = knowledge.evaluation
    world.hashing = False
    until = evaluation.stage(state) + stages if evaluation is not None else 0
    world.answer(seat, key)
    others = knowledge.others(rng)
    me = knowledge.me(rng)

    def choose(question: Question) -> Option:
        if evaluation is not None and evaluation.stage(state) >= until:
            raise FarEnough
        if late():
            raise OutOfTime
        return (me if question.seat == seat else others).choose(question, Sight(world, question.seat, heard))

    with suppress(FarEnough):
        world.play(choose)
    if world.over or evaluation is None:
        return outcome(world.title.result(state), seat, evaluation)
    return evaluation.value(state, seat)
