"""Scavenging: search even an emptied room."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.search import cannot_search, search
from airlock.survival.state import Game


def possible(game: Game, me: Crew) -> str:
    return cannot_search(game, me.slot, thorough=True)


def scavenge(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """The item counter goes down if it can (NEM-SEARCH-10)."""
    yield from search(game, me, me.slot, thorough=True)


SCAVENGING: Final = ActionCard("scavenging", 1, OUT_OF_COMBAT, [Way("search", scavenge, possible)])
