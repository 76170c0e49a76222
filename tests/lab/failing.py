"""Bots of somebody else, with a fault."""

from __future__ import annotations

from random import Random

from airlock.bots.random_bot import RandomBot
from airlock.bots.sight import Sight
from airlock.kernel.options import Option, Question


class FailsLater:
    """Plays like the random bot, until a few have been made in this process."""

    made = 0

    def __init__(self, rng: Random) -> None:
        FailsLater.made += 1
        self.fails = FailsLater.made > 12
        self.bot = RandomBot(rng)
        self.why = self.bot.why

    def choose(self, question: Question, sight: Sight | None = None) -> Option:
        if self.fails:
            raise RuntimeError("enough")
        return self.bot.choose(question, sight)


class NeverMade(RandomBot):
    """Fails before it plays."""

    def __init__(self, rng: Random) -> None:
        raise KeyError("nothing works")
