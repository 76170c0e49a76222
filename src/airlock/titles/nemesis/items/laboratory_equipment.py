"""Laboratory Equipment: analyse an object anywhere. A quest item of the Scientist."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow
from airlock.survival.analysis import cannot_analyse, choose_object
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Quest, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game


def possible(game: Game, me: Crew) -> str:
    return cannot_analyse(game, me.slot)


def choose(game: Game, me: Crew) -> Flow[Said | None]:
    choice = yield from choose_object(game, me, me.slot)
    return choice


def examine(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    game.species.analyse(game, me, choice[0])


QUEST_LABORATORY_EQUIPMENT: Final = ItemCard(
    "quest_laboratory_equipment",
    "quest",
    [Way("analyse", examine, possible, choose)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    quest=Quest(1, discard=("chemicals",)),
)
