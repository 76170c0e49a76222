"""Asking another player before a card or item moves or treats their character (NEM-ACT-36)."""

from __future__ import annotations

from airlock.kernel.options import Flow, ask, option
from airlock.survival.state import Crew, Game


def agrees(game: Game, me: Crew, other: Crew, *what: str) -> Flow[bool]:
    """Whether the other player says yes; asked before anything is paid. Who has passed may agree, too."""
    choice = yield ask(
        other.seat,
        "consent",
        lambda: [option("agree"), option("decline")],
        about=(str(me.seat), *what),
        rule="NEM-ACT-36",
    )
    return choice.verb == "agree"
