"""What a position is worth to a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from airlock.bots.glance import View

# What surviving without winning is worth in a title without an evaluation: little, but more than nothing.
SURVIVED = 0.1


@dataclass(frozen=True)
class Evaluation:
    """`stage` counts up as a game goes on; positions are compared where it changes. `value` is between 0 and 1.

    `prompts` gives the questions whose consequences the value can tell apart, as far as a view of the game says; the
    others are left to the title's own bot.
    `survived` is what surviving without winning is worth.
    """

    stage: Callable[[Any], int]
    value: Callable[[Any, int], float]
    prompts: Callable[[View], frozenset[str]]
    survived: float


def outcome(result: dict[str, Any], seat: int, evaluation: Evaluation | None = None) -> float:
    """The worth of a finished match."""
    if seat in result.get("winners", ()):
        return 1.0
    survived = evaluation.survived if evaluation is not None else SURVIVED
    return survived if seat in result.get("survivors", ()) else 0.0
