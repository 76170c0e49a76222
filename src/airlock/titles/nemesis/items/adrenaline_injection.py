"""Adrenaline Injection: draw a card and act as long as you can in this turn, then pass."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.cards import draw_hand
from airlock.survival.content import ANY, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.rounds import UNLIMITED
from airlock.survival.state import Game


def inject(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """With no end of actions nothing but a pass ends the turn (NEM-ROUND-19)."""
    yield from ()
    yield from draw_hand(game, me, 1)
    game.actions_left = UNLIMITED


ADRENALINE_INJECTION: Final = ItemCard(
    "adrenaline_injection", "green", [Way("inject", inject)], cost=1, when=ANY, one_use=True
)
