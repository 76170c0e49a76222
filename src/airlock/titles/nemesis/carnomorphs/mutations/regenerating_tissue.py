"""Regenerating Tissue: your wounds close by themselves."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.wounds import dress_all, dress_one, heal_all_light, heal_one
from airlock.titles.nemesis.carnomorphs.mutation import Mutation
from airlock.titles.nemesis.carnomorphs.vocabulary import VOCABULARY

CLOSE_LIGHT: Final = VOCABULARY.option("close_light_wounds")
CLOSE_SERIOUS: Final = VOCABULARY.option("close_serious_wound")
ASK_WHICH_WOUNDS: Final = VOCABULARY.prompt("which_wounds_close")
NO_WOUND: Final = VOCABULARY.reason("no_wound_at_all", "CAR-ACT-10")


def requires(game: Game, me: Crew) -> str:
    return "" if me.light or me.serious else NO_WOUND


def clean(game: Game, me: Crew) -> Flow[None]:
    """All light wounds, or one serious wound is dressed; if all are dressed serious ones, one of them is discarded."""
    if not me.light and not me.wounds:
        yield from heal_one(game, me)
        return

    def options() -> list[Option]:
        return ([CLOSE_LIGHT] if me.light else []) + ([CLOSE_SERIOUS] if me.wounds else [])

    chosen = yield ask(me.seat, ASK_WHICH_WOUNDS, options, rule="CAR-ACT-03")
    if chosen.verb == "close_light_wounds":
        heal_all_light(game, me)
    else:
        yield from dress_one(game, me)


def infected(game: Game, me: Crew) -> Flow[None]:
    """All serious wounds are dressed and one is discarded; without one, all light wounds go."""
    if me.serious:
        dress_all(game, me)
        yield from heal_one(game, me)
    else:
        heal_all_light(game, me)


REGENERATING_TISSUE: Final = Mutation("regenerating_tissue", infected, clean, requires=requires)
