"""One simulation: a world dealt anew, an answer in it, and the crew bot in all seats from there on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random

from airlock.bots.crew.bot import CrewBot, knows_its_way
from airlock.bots.crew.minds import objectives_of
from airlock.bots.crew.scene import Scene
from airlock.bots.heard import Heard
from airlock.bots.search.evaluate import Evaluation, outcome
from airlock.bots.sight import Sight
from airlock.kernel.match import Match
from airlock.kernel.options import Option, Question


class FarEnough(Exception):
    """The position can be evaluated."""


class OutOfTime(Exception):
    """The time is over in the middle of a simulation."""


# For each other seat how likely it plays for each objective.
Minds = dict[int, dict[str, float]]


def minds_of(sight: Sight) -> Minds:
    """What the crew believes of the others; nothing in a game that it doesn't know."""
    if not knows_its_way(sight):
        return {}
    scene = Scene(sight.view, sight.seat, sight.heard)
    return {c["seat"]: objectives_of(scene, c["seat"]) for c in scene.view["crew"] if c["seat"] != sight.seat}


def likely_world(sight: Sight, minds: Minds, rng: Random) -> Match:
    """Everything that the seat can't know dealt anew; which of their two objectives others kept follows beliefs."""
    world = sight.determinize(rng)
    for seat, likely in minds.items():
        c = world.state.crew[seat]
        if c.kept >= 0 and len(c.dealt) == 2:
            first, second = (likely.get(objective, 0.0) for objective in c.dealt)
            if first + second > 0.0:
                c.kept = 0 if rng.random() * (first + second) < first else 1
    return world


def play_out(
    world: Match,
    seat: int,
    key: str,
    rng: Random,
    evaluation: Evaluation | None,
    stages: int,
    late: Callable[[], bool],
    heard: Heard | None = None,
) -> float:
    """What an answer of this seat is worth in this world. Raises OutOfTime."""
    state = world.state
    world.hashing = False
    until = evaluation.stage(state) + stages if evaluation is not None else 0
    world.answer(seat, key)
    crew = CrewBot(rng)

    def choose(question: Question) -> Option:
        if evaluation is not None and evaluation.stage(state) >= until:
            raise FarEnough
        if late():
            raise OutOfTime
        return crew.choose(question, Sight(world, question.seat, heard))

    with suppress(FarEnough):
        world.play(choose)
    if world.over or evaluation is None:
        return outcome(world.title.result(state), seat)
    return evaluation.value(state, seat)
