"""The baseline: every option is as good as any other."""

from __future__ import annotations

from random import Random

from airlock.bots.sight import Sight
from airlock.bots.why import GUESS, Why
from airlock.kernel.options import Option, Question


class RandomBot:
    """Picks one of the options of its question, each with the same chance. It never looks."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    @property
    def why(self) -> Why:
        return GUESS

    def choose(self, question: Question, sight: Sight | None = None) -> Option:
        options = question.options
        return options[int(self._random() * len(options))]
