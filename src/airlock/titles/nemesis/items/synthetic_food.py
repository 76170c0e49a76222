"""Synthetic Food: draw 2 action cards."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.cards import draw_hand
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game

CARDS: Final = 2


def eat(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    yield from draw_hand(game, me, CARDS)


SYNTHETIC_FOOD: Final = ItemCard("synthetic_food", "green", [Way("eat", eat)], cost=1, when=OUT_OF_COMBAT, one_use=True)
