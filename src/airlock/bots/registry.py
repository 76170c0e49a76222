"""Find a bot by its name: ours, or anybody's class as `package.module:Class`. `name@setting` passes a setting on."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from random import Random

from airlock.bots.bot import Bot
from airlock.bots.careless import Careless
from airlock.bots.curious import CuriousBot
from airlock.bots.own import OwnBot
from airlock.bots.random_bot import RandomBot
from airlock.bots.search.bot import SearchBot
from airlock.kernel.faults import Fault

Maker = Callable[[Random], Bot]

# How often the easy level does something at random.
EASY = 0.25
# How long the hard level thinks about a decision that matters.
HARD = "1s"


class UnknownBot(Fault):
    """There is no bot of this name."""


def easy(rng: Random) -> Bot:
    return Careless(OwnBot(rng), rng, EASY)


def hard(rng: Random) -> Bot:
    return SearchBot(rng, HARD)


# Name on the command line -> how to make one with its own chance. `crew` is the bot that the title brings along; easy,
# normal and hard are levels for people, made of it.
BOTS: dict[str, Maker] = {
    "random": RandomBot,
    "curious": CuriousBot,
    "crew": OwnBot,
    "easy": easy,
    "normal": OwnBot,
    "search": SearchBot,
    "hard": hard,
}

# Those that only guess in a title without a bot of its own.
GUESSING = frozenset({"crew", "easy", "normal"})


def find_bot(name: str) -> Maker:
    """How to make the bot of this name. Raises UnknownBot in words."""
    plain, _, setting = name.partition("@")
    maker = _foreign(plain) if ":" in plain else BOTS.get(plain)
    if maker is None:
        known = ", ".join(sorted(BOTS))
        raise UnknownBot(f"there is no bot {plain!r}; choose from {known}, or name a class as package.module:Class")
    if not setting:
        return maker
    return lambda rng: maker(rng, setting)  # type: ignore[call-arg]


def _foreign(name: str) -> Maker:
    """A class in a module that can be imported from here; the folder one stands in counts, as with `python -m`."""
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(importlib.import_module(module), attribute, None)
    except ImportError as error:
        raise UnknownBot(
            f"the bot {name!r} can't be loaded: {error}; the module must be in this folder or on PYTHONPATH"
        ) from error
    except Exception as error:
        # Whatever is wrong with somebody's file, a person should read what and not where we noticed.
        raise UnknownBot(f"the bot {name!r} can't be loaded: {type(error).__name__}: {error}") from error
    if not callable(found):
        raise UnknownBot(f"the bot {name!r} can't be loaded: {module} has no class {attribute!r}")
    if isinstance(found, type) and not callable(getattr(found, "choose", None)):
        raise UnknownBot(f"the bot {name!r} can't be used: the class has no method choose(question, sight)")
    maker: Maker = found
    return maker
