"""A random player that likes to use things: long random runs meet rare cards and items sooner with it."""

from __future__ import annotations

from random import Random
from typing import Final

from airlock.bots.random_bot import RandomBot
from airlock.bots.sight import Sight
from airlock.kernel.options import Option, Question

# What it likes best first, and how often it follows its liking.
LIKED: Final = (("item", "craft", "activate", "mutate"), ("room", "card", "react", "keep"))
FOLLOWS: Final = 0.6


class CuriousBot(RandomBot):
    """Uses items, then rooms and cards, more often than chance would; it passes only where nothing else is open."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._rng = rng

    def choose(self, question: Question, sight: Sight | None = None) -> Option:
        for verbs in LIKED:
            liked = [o for o in question.options if o.verb in verbs]
            if liked and self._rng.random() < FOLLOWS:
                return liked[int(self._rng.random() * len(liked))]
        others = [o for o in question.options if o.verb != "pass"]
        return self._rng.choice(others or question.options)
