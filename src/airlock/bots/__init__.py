"""Bots: they fill seats. A bot sees what its seat may see, never the state."""

from __future__ import annotations

from airlock.bots.beginning import Beginning
from airlock.bots.bot import Bot, ask_bot, explain, let_talk, said_by
from airlock.bots.heard import Claim, Heard
from airlock.bots.own import OwnBot, has_own_bot
from airlock.bots.random_bot import RandomBot
from airlock.bots.registry import BOTS, GUESSING, UnknownBot, find_bot
from airlock.bots.sight import Sight

__all__ = [
    "BOTS",
    "GUESSING",
    "Beginning",
    "Bot",
    "Claim",
    "Heard",
    "OwnBot",
    "RandomBot",
    "Sight",
    "UnknownBot",
    "ask_bot",
    "explain",
    "find_bot",
    "has_own_bot",
    "let_talk",
    "said_by",
]
