"""Technical Corridors Plans: crawl from one entrance of the technical corridors to any other."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.movement import arrive
from airlock.survival.state import Game
from airlock.titles.nemesis.cards.technical_corridors import choose_entrance, possible


def crawl(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """No corridor is used, so a doors token does nothing (NEM-EXPL-13)."""
    yield from arrive(game, [me], choice[0], "")


TECHNICAL_CORRIDORS_PLANS: Final = ItemCard(
    "technical_corridors_plans",
    "yellow",
    [Way("crawl", crawl, possible, choose_entrance)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
)
