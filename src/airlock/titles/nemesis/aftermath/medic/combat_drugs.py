"""Combat Drugs: draw until there are five cards in hand. A quest item of the Medic."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.cards import draw_hand
from airlock.survival.content import ANY, Choice, ItemCard, Quest, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game

FIVE: Final = 5


def possible(game: Game, me: Crew) -> str:
    return "" if len(me.hand) < FIVE else "would_change_nothing"


def inject(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from draw_hand(game, me, FIVE - len(me.hand))


COMBAT_DRUGS: Final = ItemCard(
    "quest_combat_drugs",
    "quest",
    [Way("draw_to_five", inject, possible)],
    cost=0,
    when=ANY,
    one_use=True,
    quest=Quest(1, room="emergency"),
)
