"""Laika: before her first turn of a round the Bounty Hunter may send the dog into a neighbouring room."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.crew import Crew
from airlock.survival.movement import TO, corridor_of, way_options
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.titles.nemesis.aftermath.characters.bounty_hunter.laika import (
    BOUNTY_HUNTER,
    LAIKA_GOES,
    Laika,
    call_back,
    goes,
    where,
)
from airlock.titles.nemesis.aftermath.characters.bounty_hunter.quests import choose_lured, lured, may_lure
from airlock.titles.nemesis.aftermath.traits.vocabulary import VOCABULARY

STAY: Final = VOCABULARY.option("laika_stays")
ASK_SEND_LAIKA: Final = VOCABULARY.prompt("send_laika")


def sends_laika(game: Game, me: Crew) -> Flow[None]:
    """Once in each round, in combat too, but not from a pod; it isn't an action (AFT-CHAR-13)."""
    if me.character != BOUNTY_HUNTER:
        return
    part = Laika.of(game)
    first = part.sent != game.round
    part.sent = game.round
    if not first or not me.slot or not where(game):
        return

    def options() -> list[Option]:
        return [STAY, *way_options(game, TO, where(game))]

    chosen = yield ask(me.seat, ASK_SEND_LAIKA, options, rule="AFT-CHAR-13")
    if chosen.verb == "laika_stays":
        return
    start = where(game)
    corridor = corridor_of(game, start, chosen.args)
    if start == me.slot and may_lure(game, me):
        figure = yield from choose_lured(game, me)
        if figure is not None:
            tell(game, LAIKA_GOES, me.seat, start, chosen.args[0])
            yield from lured(game, me, chosen.args[0], corridor, figure)
            call_back(game)
            return
    yield from goes(game, me, chosen.args[0], corridor)
