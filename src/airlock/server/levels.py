"""The bots that people can put into seats. Names come from the network, so that no other bot can be called by them."""

from __future__ import annotations

from airlock.bots import BOTS
from airlock.server.refused import Refused

# From the weakest that plays to the strongest, and one for fun.
LEVELS = ("easy", "normal", "hard", "random")
# Who plays where nobody said otherwise.
DEFAULT = "normal"
# Bots that need less time to choose than another process needs to rebuild the match.
QUICK = frozenset({"random", "curious", "crew", "easy", "normal"})


def offered() -> list[str]:
    return [level for level in LEVELS if level in BOTS]


def check_bot(bot: str) -> str:
    """The name of a bot; without one, the usual one."""
    bot = bot or DEFAULT
    if bot not in offered():
        raise Refused(400, "no_bot", f"there is no bot {bot!r}; there are {', '.join(offered())}")
    return bot
