"""Rush: the Soldier may suffer a light wound to act three times in a turn."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.crew import Crew
from airlock.survival.possible import turn_options
from airlock.survival.rounds import END_TURN
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SEAT
from airlock.survival.wounds import suffer_light
from airlock.titles.nemesis.aftermath.traits.part import Traits
from airlock.titles.nemesis.aftermath.traits.vocabulary import VOCABULARY

SOLDIER: Final = "soldier"

RUSHED: Final = VOCABULARY.event("rushed", "AFT-TRAIT-01", seat=SEAT)
RUSH: Final = VOCABULARY.option("rush")
ASK_RUSH: Final = VOCABULARY.prompt("rush")


def turn_begins(game: Game, me: Crew) -> Flow[None]:
    """Once in each turn."""
    yield from ()
    Traits.of(game).rushed = False


def rushes(game: Game, me: Crew) -> Flow[bool]:
    """Decided when the third action would begin, and only if one can be performed; the wound comes first.

    Asked with nothing but a contamination card in hand, too: that no action is possible is nobody's business.
    """
    part = Traits.of(game)
    if me.character != SOLDIER or part.rushed or not (me.hand or me.inventory or me.hands):
        return False

    def options() -> list[Option]:
        return [END_TURN, RUSH] if len(turn_options(game, me)) > 1 else [END_TURN]

    choice = yield ask(me.seat, ASK_RUSH, options, show=True, rule="AFT-TRAIT-01")
    if choice.verb != "rush":
        return False
    part = Traits.of(game)
    part.rushed = True
    # Everybody learns that there is something left to do.
    game.reveals += 1
    tell(game, RUSHED, me.seat)
    yield from suffer_light(game, me)
    return me.active
