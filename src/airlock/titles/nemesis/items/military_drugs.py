"""Military Drugs: discard any cards and draw one more than that."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.cards import discard_any, draw_hand
from airlock.survival.content import ANY, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game


def swallow(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    n = yield from discard_any(game, me)
    yield from draw_hand(game, me, n + 1)


MILITARY_DRUGS: Final = ItemCard("military_drugs", "green", [Way("swallow", swallow)], cost=1, when=ANY, one_use=True)
