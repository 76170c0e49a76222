"""The shape of an answer: every option of a question with its score and the reason for it."""

from __future__ import annotations

from collections.abc import Callable

from airlock.bots.nemesis.scene import Scene
from airlock.kernel.options import Option, Question

Scored = tuple[float, str]
# The scores of all options, and the room that the choice is about.
Answer = tuple[list[Scored], str]
Scorer = Callable[[Scene, Question, list[Option]], Answer]
One = Callable[[Scene, Question, Option], float]
NEVER = -9.0


def each(reason: str, one: One) -> Scorer:
    """A scorer that looks at the options one by one."""

    def scorer(scene: Scene, question: Question, options: list[Option]) -> Answer:
        return [(one(scene, question, o), reason) for o in options], ""

    return scorer
