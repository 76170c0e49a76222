"""Insane Courage: you run towards them."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.crew import Crew
from airlock.survival.movement import TO, move, way_options
from airlock.survival.state import Game
from airlock.titles.nemesis.void_seeders.panic_card import PanicCard
from airlock.titles.nemesis.void_seeders.vocabulary import VOCABULARY

ASK_CHARGE: Final = VOCABULARY.prompt("charge")


def ways_to_them(game: Game, me: Crew) -> list[Option]:
    """Into rooms next door with a void seeder or a lair; closed doors block."""
    return [way for way in way_options(game, TO, me.slot) if game.figures_in(way.args[0])] if me.slot else []


def can_charge(game: Game, me: Crew) -> bool:
    return bool(ways_to_them(game, me))


def insane_courage(game: Game, me: Crew) -> Flow[bool]:
    """In combat it is an escape. Somebody is there, so nobody rolls for noise (NEM-MOVE-06)."""
    chosen = yield ask(me.seat, ASK_CHARGE, lambda: ways_to_them(game, me), rule="VOI-PANIC-09")
    yield from move(game, me, chosen.args)
    return True


INSANE_COURAGE: Final = PanicCard("insane_courage", 1, 2, insane_courage, can_charge)
