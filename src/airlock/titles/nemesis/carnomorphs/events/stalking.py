"""Stalking, two cards of the name: the big ones close in on the crew."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.figures import move_figures, way_into
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.types import BUTCHER, FLESHBEAST, METAGORGER
from airlock.titles.nemesis.events.hunt import prey_of


def stalking(game: Game) -> Flow[None]:
    """All but metagorgers, at the same time: those not in combat with somebody next door, behind a door or not."""
    hunters = [f for f in game.figures if f.kind != METAGORGER and not game.is_occupied(f.slot) and prey_of(game, f)]
    yield from move_figures(game, [(f, way_into(game, f, prey_of(game, f))) for f in hunters])


STALKING_1: Final = EventCard("stalking_1", 3, (METAGORGER, FLESHBEAST), stalking)
STALKING_2: Final = EventCard("stalking_2", 4, (METAGORGER, BUTCHER), stalking)
