"""Bots: they fill seats. A bot sees what its seat may see, never the state."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from airlock.bots.random_bot import RandomBot

# Name on the command line -> how to make one with its own source of chance.
BOTS: dict[str, Callable[[Random], RandomBot]] = {"random": RandomBot}
