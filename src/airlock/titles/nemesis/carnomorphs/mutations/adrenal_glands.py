"""Adrenal Glands: your heart races."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.cards import draw_hand
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.mutation import Mutation


def clean(game: Game, me: Crew) -> Flow[None]:
    yield from draw_hand(game, me, 2)


def infected(game: Game, me: Crew) -> Flow[None]:
    """The turn goes on for one more action than usual."""
    yield from draw_hand(game, me, 3)
    game.actions_left += 1


ADRENAL_GLANDS: Final = Mutation("adrenal_glands", infected, clean)
