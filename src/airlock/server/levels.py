"""The bots that people can put into seats. Names come from the network, so that no other bot can be called by them."""

from __future__ import annotations

from airlock.bots import BOTS
from airlock.kernel.title import Title
from airlock.server.refused import Refused
from airlock.titles import TITLES

# Who plays where nobody said otherwise.
DEFAULT = "normal"
# Bots that need less time to choose than another process needs to rebuild the match.
QUICK = frozenset({"random", "curious", "crew", "easy", "normal"})


def offered(title: Title) -> list[str]:
    return [bot for bot in title.declared.bots if bot in BOTS]


def check_bot(title: str, bot: str) -> str:
    """The name of a bot for a title; without one, the usual one."""
    bot = bot or DEFAULT
    possible = offered(TITLES[title])
    if bot not in possible:
        raise Refused(400, "no_bot", f"there is no bot {bot!r}; there are {', '.join(possible)}")
    return bot
