"""Full Auto: all ammo of the Assault Rifle in one burst, 1 more injury for every 2 of it, even on a miss."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask, option
from airlock.survival.combat import shoot
from airlock.survival.content import IN_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game

ASSAULT_RIFLE: Final = "assault_rifle"


def possible(game: Game, me: Crew) -> str:
    held = me.holds(ASSAULT_RIFLE)
    if held is None:
        return "no_weapon"
    return "" if held.ammo else "no_ammo"


def choose_target(game: Game, me: Crew) -> Flow[Choice | None]:
    chosen = yield ask(
        me.seat, "choose_target", lambda: [option("target", f.name) for f in game.figures if f.slot == me.slot]
    )
    return chosen.args


def burst(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """One shot: the result, half the ammo spent, and the rifle's own 1 if anything hits."""
    held = me.holds(ASSAULT_RIFLE)
    if held is not None:
        yield from shoot(game, me, held, choice[0], bonus=held.ammo // 2, ammo=held.ammo)


FULL_AUTO: Final = ActionCard("full_auto", 0, IN_COMBAT, [Way("burst", burst, possible, choose_target)])
