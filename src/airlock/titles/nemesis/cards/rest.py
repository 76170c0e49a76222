"""Rest: scan the contamination cards in hand, get rid of the harmless ones."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.contamination import has_contamination_in_hand, may_scan_hand, scan_hand
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game


def possible(game: Game, me: Crew) -> str:
    can = has_contamination_in_hand(me) or game.species.can_soothe(game, me)
    return "" if can else "no_contamination_in_hand"


def rest(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """Where there is more to gain, nobody has to scan (VOI-ROOM-01)."""
    if game.species.can_soothe(game, me):
        yield from game.species.soothe(game, me)
        yield from may_scan_hand(game, me)
    else:
        yield from scan_hand(game, me)


REST: Final = ActionCard("rest", 0, OUT_OF_COMBAT, [Way("scan", rest, possible)])
