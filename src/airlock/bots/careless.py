"""A level for people who are new to the game: a good bot that does something silly now and then."""

from __future__ import annotations

from random import Random

from airlock.bots.bot import Bot, said_by
from airlock.bots.heard import What
from airlock.bots.random_bot import RandomBot
from airlock.bots.sight import Sight
from airlock.bots.why import Why
from airlock.kernel.options import Option, Question


class Careless:
    """Another bot, with a share of random answers."""

    def __init__(self, bot: Bot, rng: Random, share: float) -> None:
        self._bot = bot
        self._silly = RandomBot(rng)
        self._random = rng.random
        self._share = share
        self.why: Why = bot.why

    def choose(self, question: Question, sight: Sight | None = None) -> Option:
        bot: Bot = self._silly if self._random() < self._share else self._bot
        chosen = bot.choose(question, sight)
        self.why = bot.why
        return chosen

    def says(self, sight: Sight) -> list[What]:
        return said_by(self._bot, sight)
