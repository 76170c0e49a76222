"""Reconnaissance: move to a neighbouring room without a noise roll."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.movement import SILENT, move
from airlock.survival.state import Game
from airlock.titles.nemesis.cards.ways import choose_way, way_out


def announce(game: Game, me: Crew) -> Flow[Said | None]:
    way = yield from choose_way(game, me, me)
    return way


def scout_ahead(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """Silence and danger of the exploration token are cancelled, nothing is placed for them (NEM-MOVE-14)."""
    yield from move(game, me, choice, SILENT)


RECONNAISSANCE: Final = ActionCard("reconnaissance", 1, OUT_OF_COMBAT, [Way("move", scout_ahead, way_out, announce)])
