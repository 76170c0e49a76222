"""Asking another player before a card or item moves or treats their character (NEM-ACT-36)."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import AGREE, CARD, CHOICES, DECLINE, ITEM, SEAT, VOCABULARY

DECLINED: Final = VOCABULARY.event("declined", "NEM-ACT-36", seat=SEAT)

ASK_CONSENT: Final = VOCABULARY.prompt("consent", SEAT, CARD, CHOICES)
ASK_CONSENT_TO_TREATMENT: Final = VOCABULARY.prompt("consent", SEAT, ITEM)


def willing(game: Game, others: list[Crew]) -> list[Crew]:
    """Those who have not declined since the last action: nobody is asked again and again."""
    return [c for c in others if c.seat not in game.declined]


def decline(game: Game, me: Crew) -> None:
    game.declined.append(me.seat)
    tell(game, DECLINED, me.seat)


def agrees(game: Game, me: Crew, other: Crew, card: str, what: Said) -> Flow[bool]:
    """Whether the other player says yes to what a card does; asked before anything is paid, also after passing."""
    choice = yield ask(
        other.seat,
        ASK_CONSENT,
        lambda: [AGREE, DECLINE],
        about=(str(me.seat), card),
        told=what,
        rule="NEM-ACT-36",
    )
    return says_yes(game, other, choice)


def accepts_treatment(game: Game, me: Crew, other: Crew, item: str) -> Flow[bool]:
    """Whether the other player wants to be treated with an item; asked before anything is paid, also after passing."""
    choice = yield ask(
        other.seat,
        ASK_CONSENT_TO_TREATMENT,
        lambda: [AGREE, DECLINE],
        about=(str(me.seat), item),
        rule="NEM-ACT-36",
    )
    return says_yes(game, other, choice)


def says_yes(game: Game, other: Crew, choice: Option) -> bool:
    if choice.verb == "decline":
        decline(game, other)
        return False
    return True
