"""Risk Assessment: at a computer, look at the next event and leave it or bury it."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.looking import look_at_next_event
from airlock.survival.state import Game
from airlock.titles.nemesis.cards.ways import computer_here

# In a hand slot it stands in for the computer that Risk Assessment and Intranet need.
HOLO_COMPUTER: Final = "quest_holo_computer"


def computer_at_hand(game: Game, me: Crew) -> str:
    return "" if me.holds(HOLO_COMPUTER) is not None else computer_here(game, me)


def assess(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from look_at_next_event(game, me)


RISK_ASSESSMENT: Final = ActionCard("risk_assessment", 0, OUT_OF_COMBAT, [Way("assess", assess, computer_at_hand)])
