"""Pyrotechnics: discard an item to set the room on fire, or put its fire out."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.hands import own_items, use_up
from airlock.survival.markers import place_fire, put_out
from airlock.survival.state import Game
from airlock.survival.vocabulary import ITEM
from airlock.titles.nemesis.vocabulary import VOCABULARY

BURN: Final = VOCABULARY.verb("burn", ITEM)
ASK_BURN_ITEM: Final = VOCABULARY.prompt("burn_item")


def can_burn(game: Game, me: Crew) -> str:
    if me.slot in game.fire:
        return "burns_already"
    return "" if own_items(me) else "no_item"


def set_fire(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """Any item card, shown; the ninth marker ends the game (NEM-FIRE-08)."""
    chosen = yield ask(
        me.seat,
        ASK_BURN_ITEM,
        lambda: [BURN.of(item) for item in dict.fromkeys(own_items(me))],
        show=len(own_items(me)) > 1,
        rule="NEM-VIS-22",
    )
    use_up(game, me, chosen.args[0])
    place_fire(game, me.slot)


def burns(game: Game, me: Crew) -> str:
    return "" if me.slot in game.fire else "no_fire_here"


def smother(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    put_out(game, me.slot)


PYROTECHNICS: Final = ActionCard(
    "pyrotechnics", 1, OUT_OF_COMBAT, [Way("set_fire", set_fire, can_burn), Way("put_out", smother, burns)]
)
