"""Reload: 1 ammo for the Six-Shooter."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.combat import capacity, load
from airlock.survival.content import ANY, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game

SIX_SHOOTER: Final = "six_shooter"


def possible(game: Game, me: Crew) -> str:
    held = me.holds(SIX_SHOOTER)
    if held is None:
        return "no_weapon"
    return "" if held.ammo < capacity(game, held) else "weapon_full"


def reload(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    held = me.holds(SIX_SHOOTER)
    if held is not None:
        load(game, me, held, 1)


RELOAD: Final = ActionCard("reload", 0, ANY, [Way("reload", reload, possible)])
