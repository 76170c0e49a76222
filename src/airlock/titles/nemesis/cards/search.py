"""Search: draw two items of the room's colour, keep one."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.search import cannot_search, search
from airlock.survival.state import Game


def possible(game: Game, me: Crew) -> str:
    return cannot_search(game, me.slot)


def find(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from search(game, me, me.slot)


SEARCH: Final = ActionCard("search", 0, OUT_OF_COMBAT, [Way("search", find, possible)])
