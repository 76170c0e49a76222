"""The bots that people can put into seats. Names come from the network, so that no other bot can be called by them."""

from __future__ import annotations

from airlock.bots import BOTS, GUESSING, has_own_bot
from airlock.kernel.title import Title
from airlock.server.refused import Refused
from airlock.titles import TITLES

# Who plays where nobody said otherwise, and in a title without a bot of its own.
DEFAULT = "normal"
GUESS = "random"
# Bots that need less time to choose than another process needs to rebuild the match.
QUICK = frozenset({"random", "curious", "crew", "easy", "normal"})


def offered(title: Title) -> list[str]:
    """Without those that would only guess: nobody should take them for good ones."""
    guessing = frozenset() if has_own_bot(title.name) else GUESSING
    return [bot for bot in title.declared.bots if bot in BOTS and bot not in guessing]


def usual(title: Title) -> str:
    """The bot of a seat for which nobody named one."""
    return DEFAULT if DEFAULT in offered(title) else GUESS


def check_bot(title: str, bot: str) -> str:
    """The name of a bot for a title; without one, the usual one."""
    possible = offered(TITLES[title])
    bot = bot or usual(TITLES[title])
    if bot not in possible:
        raise Refused(400, "no_bot", f"there is no bot {bot!r}; there are {', '.join(possible)}")
    return bot
