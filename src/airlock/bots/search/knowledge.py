"""What the search bot has to know of a match; what a title doesn't say is left to chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from airlock.bots.bot import Bot
from airlock.bots.named import named
from airlock.bots.random_bot import RandomBot
from airlock.bots.search.evaluate import Evaluation
from airlock.bots.sight import Sight
from airlock.faces import face_of
from airlock.kernel.match import Match
from airlock.kernel.options import Option, Question

# Options with their scores and reasons, and the room that the choice is about.
Judged = tuple[list[Option], list[tuple[float, str]], str]


@dataclass(frozen=True)
class Knowledge:
    """Bots for one's own seat and for the others, what to think of options and worlds, and what positions are worth."""

    me: Callable[[Random], Bot] = RandomBot
    others: Callable[[Random], Bot] = RandomBot
    # What its own bot thinks of every option; nothing where it can only guess.
    judge: Callable[[Question, Sight], Judged | None] = lambda question, sight: None
    # What the seat believes, and a world as likely as it believes.
    beliefs: Callable[[Sight], Any] = lambda sight: None
    world: Callable[[Sight, Any, Random], Match] = lambda sight, beliefs, rng: sight.determinize(rng)
    # Without it simulations are played to the end.
    evaluation: Evaluation | None = None


PLAIN = Knowledge()


def knowledge_of(sight: Sight) -> Knowledge:
    """What is known of the match that is being played."""
    search = face_of(sight.title).search
    found: Knowledge | None = named(search)(sight) if search else None
    return found or PLAIN
