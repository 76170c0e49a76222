"""Bots: they fill seats. A bot sees what its seat may see, never the state."""

from __future__ import annotations

from airlock.bots.bot import Bot, ask_bot, explain, let_talk, said_by
from airlock.bots.heard import Claim, Heard
from airlock.bots.nemesis.bot import CrewBot
from airlock.bots.random_bot import RandomBot
from airlock.bots.registry import BOTS, UnknownBot, find_bot
from airlock.bots.sight import Sight

__all__ = [
    "BOTS",
    "Bot",
    "Claim",
    "CrewBot",
    "Heard",
    "RandomBot",
    "Sight",
    "UnknownBot",
    "ask_bot",
    "explain",
    "find_bot",
    "let_talk",
    "said_by",
]
