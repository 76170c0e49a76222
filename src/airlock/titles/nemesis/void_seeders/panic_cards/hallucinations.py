"""Hallucinations: you shoot at shadows."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask
from airlock.survival.combat import loaded_weapon, loaded_weapons, spend_ammo
from airlock.survival.crew import Crew
from airlock.survival.hands import take_named, told_apart
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_WEAPON
from airlock.titles.nemesis.void_seeders.panic_card import PanicCard
from airlock.titles.nemesis.void_seeders.vocabulary import VOCABULARY

ASK_EMPTY_WEAPON: Final = VOCABULARY.prompt("empty_weapon")


def has_ammo(game: Game, me: Crew) -> bool:
    return bool(loaded_weapons(game, me))


def hallucinations(game: Game, me: Crew) -> Flow[bool]:
    """One weapon loses all its ammo."""
    chosen = yield ask(
        me.seat,
        ASK_EMPTY_WEAPON,
        lambda: [THIS_WEAPON.of(*name) for name in told_apart(loaded_weapons(game, me))],
        rule="VOI-PANIC-03",
    )
    if len(chosen.args) > 1:
        take_named(me, chosen.args)
    weapon = loaded_weapon(game, me, chosen.args[0])
    assert weapon is not None
    spend_ammo(game, me, weapon, weapon.ammo)
    return True


HALLUCINATIONS: Final = PanicCard("hallucinations", 2, 3, hallucinations, has_ammo)
