"""The bot that a title brings along, found when somebody first looks at a match of it."""

from __future__ import annotations

from random import Random

from airlock.bots.bot import Bot, said_by
from airlock.bots.heard import What
from airlock.bots.named import named
from airlock.bots.random_bot import RandomBot
from airlock.bots.sight import Sight
from airlock.bots.why import GUESS, Why
from airlock.faces import face_of
from airlock.kernel.options import Option, Question


class OwnBot:
    """Plays as the title's own bot does; at random in a title that has none, and without sight."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._title = ""
        self._bot: Bot = RandomBot(rng)
        self.why: Why = GUESS

    def choose(self, question: Question, sight: Sight | None = None) -> Option:
        bot = self._bot if sight is None else self._for(sight)
        chosen = bot.choose(question, sight)
        self.why = bot.why
        return chosen

    def says(self, sight: Sight) -> list[What]:
        return said_by(self._for(sight), sight)

    def _for(self, sight: Sight) -> Bot:
        if sight.title != self._title:
            self._title = sight.title
            player = face_of(sight.title).player
            self._bot = named(player)(self._rng) if player else RandomBot(self._rng)
        return self._bot


def has_own_bot(title: str) -> bool:
    """Whether a title has a bot that knows how to play it."""
    return bool(face_of(title).player)
