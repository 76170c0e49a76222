"""Asking another player before a card or item moves or treats their character (NEM-ACT-36)."""

from __future__ import annotations

from typing import Final

from airlock.kernel.events import Kind
from airlock.kernel.options import Flow, ask, option
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.tell import tell

DECLINED: Final = Kind("declined", "NEM-ACT-36", "seat")


def willing(game: Game, others: list[Crew]) -> list[Crew]:
    """Those who have not declined since the last action: nobody is asked again and again."""
    return [c for c in others if c.seat not in game.declined]


def decline(game: Game, me: Crew) -> None:
    game.declined.append(me.seat)
    tell(game, DECLINED, me.seat)


def agrees(game: Game, me: Crew, other: Crew, *what: str) -> Flow[bool]:
    """Whether the other player says yes; asked before anything is paid. Who has passed may agree, too."""
    choice = yield ask(
        other.seat,
        "consent",
        lambda: [option("agree"), option("decline")],
        about=(str(me.seat), *what),
        rule="NEM-ACT-36",
    )
    if choice.verb == "decline":
        decline(game, other)
        return False
    return True
