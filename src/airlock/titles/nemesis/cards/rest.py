"""Rest: scan the contamination cards in hand, get rid of the harmless ones."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.contamination import has_contamination_in_hand, scan_hand
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game


def possible(game: Game, me: Crew) -> str:
    return "" if has_contamination_in_hand(me) else "no_contamination_in_hand"


def rest(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from scan_hand(game, me)


REST: Final = ActionCard("rest", 0, OUT_OF_COMBAT, [Way("scan", rest, possible)])
