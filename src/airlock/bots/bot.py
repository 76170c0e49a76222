"""What a bot is: it gets a question and eyes, and answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from airlock.bots.glance import View
from airlock.bots.heard import Heard, What
from airlock.bots.sight import Sight
from airlock.bots.why import Why
from airlock.kernel.match import Match
from airlock.kernel.options import Option, Question
from airlock.words import Words


class Bot(Protocol):
    """A player. It never sees the state: only its question and, through `sight`, what its seat may know."""

    @property
    def why(self) -> Why:
        """Why it chose what it chose last."""

    def choose(self, question: Question, sight: Sight | None = None) -> Option:
        """One of the question's options, or one of `sight.asides()`. Without sight it can only guess."""


def ask_bot(bot: Bot, match: Match, seat: int, heard: Heard | None = None) -> Option:
    """What a bot does in this seat now, with what it has heard so far."""
    question = match.question(seat)
    if question is None:
        raise ValueError(f"seat {seat} isn't asked anything")
    return bot.choose(question, Sight(match, seat, heard))


def said_by(bot: Bot, sight: Sight) -> list[What]:
    """What a bot claims after it learned something. A bot needn't have the method `says(sight)`: most are silent."""
    says: Callable[[Sight], list[What]] | None = getattr(bot, "says", None)
    return says(sight) if says is not None else []


def let_talk(bots: Mapping[int, Bot], match: Match, heard: Heard) -> None:
    """After an answer: take in what has happened, and let bots that learned something claim something about it."""
    heard.listen(match)
    for seat in heard.learners(match):
        if seat in bots:
            for what in said_by(bots[seat], Sight(match, seat, heard)):
                heard.say(seat, what, match.seq)


def explain(bot: Bot, words: Words, view: View) -> str:
    """The reason of its last choice, in one line."""
    return bot.why.text(words, view)
