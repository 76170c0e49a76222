"""Duct Tape: repair the room, work on the engine, or tape two heavy items together."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.hands import join, untaped_pairs
from airlock.survival.state import Game
from airlock.survival.vocabulary import HEAVY
from airlock.titles.nemesis.cards.ways import ENGINE, REMOVE_MALFUNCTION
from airlock.titles.nemesis.vocabulary import VOCABULARY

TAPE: Final = VOCABULARY.verb("tape", HEAVY, HEAVY)
ASK_CHOOSE_PAIR: Final = VOCABULARY.prompt("choose_pair")


def possible(game: Game, me: Crew) -> str:
    return "" if untaped_pairs(game, me) else "no_heavy_pair"


def choose_pair(game: Game, me: Crew) -> Flow[Said | None]:
    def options() -> list[Option]:
        return list(dict.fromkeys(TAPE.of(a.kind, b.kind) for a, b in untaped_pairs(game, me)))

    chosen = yield ask(me.seat, ASK_CHOOSE_PAIR, options, rule="NEM-ITEM-13")
    return chosen


def tape(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    for a, b in untaped_pairs(game, me):
        if (a.kind, b.kind) == choice:
            join(game, me, a, b)
            return


DUCT_TAPE: Final = ItemCard(
    "duct_tape",
    "yellow",
    [REMOVE_MALFUNCTION, ENGINE, Way("tape", tape, possible, choose_pair)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
)
