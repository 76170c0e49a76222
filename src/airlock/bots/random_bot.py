"""The baseline: every option is as good as any other."""

from __future__ import annotations

from random import Random

from airlock.kernel.options import Option, Question


class RandomBot:
    """Picks one of the options of its question, each with the same chance."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def choose(self, question: Question) -> Option:
        options = question.options
        return options[int(self._random() * len(options))]
