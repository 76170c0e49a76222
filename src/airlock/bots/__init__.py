"""Bots: they fill seats. A bot sees what its seat may see, never the state."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from airlock.bots.bot import Bot, ask_bot, explain
from airlock.bots.careless import Careless
from airlock.bots.crew.bot import CrewBot
from airlock.bots.curious import CuriousBot
from airlock.bots.random_bot import RandomBot
from airlock.bots.sight import Sight

# How often the easy level does something at random.
EASY = 0.25


def easy(rng: Random) -> Bot:
    return Careless(CrewBot(rng), rng, EASY)


# Name on the command line -> how to make one with its own source of chance. Easy and normal are levels for people.
BOTS: dict[str, Callable[[Random], Bot]] = {
    "random": RandomBot,
    "curious": CuriousBot,
    "crew": CrewBot,
    "easy": easy,
    "normal": CrewBot,
}

__all__ = ["BOTS", "Bot", "CrewBot", "RandomBot", "Sight", "ask_bot", "explain"]
