"""Log Key: from a computer, read an objective of another player. A quest item of the Captain."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Quest, Way
from airlock.survival.crew import Crew
from airlock.survival.looking import choose_objective_of, holders, look_at_chosen_objective
from airlock.survival.state import Game
from airlock.titles.nemesis.cards.ways import computer_here


def possible(game: Game, me: Crew) -> str:
    if not game.mode.may_look_at_objectives():
        return "not_in_this_mode"
    return computer_here(game, me) or ("" if holders(game, me) else "no_objective_to_see")


def choose(game: Game, me: Crew) -> Flow[Said | None]:
    choice = yield from choose_objective_of(game, me, holders(game, me))
    return choice


def read(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    look_at_chosen_objective(game, me, choice)


QUEST_LOG_KEY: Final = ItemCard(
    "quest_log_key",
    "quest",
    [Way("read", read, possible, choose)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    quest=Quest(1, room="comms"),
)
