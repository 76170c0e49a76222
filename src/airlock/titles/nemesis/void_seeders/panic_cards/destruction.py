"""Destruction: you smash your equipment."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask
from airlock.survival.crew import Crew, Held, is_object
from airlock.survival.hands import told_apart, use_up
from airlock.survival.state import Game
from airlock.survival.vocabulary import AMMO, THING
from airlock.titles.nemesis.void_seeders.panic_card import PanicCard
from airlock.titles.nemesis.void_seeders.vocabulary import VOCABULARY

SMASH: Final = VOCABULARY.verb("smash", THING, AMMO, least=1)
ASK_SMASH: Final = VOCABULARY.prompt("smash")


def breakable(me: Crew) -> list[Held]:
    """Heavy items in the hands; objects are none."""
    return [held for held in me.hands if not is_object(held.kind)]


def has_something_to_smash(game: Game, me: Crew) -> bool:
    return bool(breakable(me))


def destruction(game: Game, me: Crew) -> Flow[bool]:
    """One of them is discarded with everything on it; of a taped pair one stays."""
    chosen = yield ask(
        me.seat,
        ASK_SMASH,
        lambda: [SMASH.of(*name) for name in told_apart(breakable(me))],
        rule="VOI-PANIC-03",
    )
    use_up(game, me, *chosen.args)
    return True


DESTRUCTION: Final = PanicCard("destruction", 1, 4, destruction, has_something_to_smash)
