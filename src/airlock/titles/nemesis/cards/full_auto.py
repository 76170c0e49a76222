"""Full Auto: all ammo of the Assault Rifle in one burst, 1 more injury for every 2 of it, even on a miss."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.combat import shoot
from airlock.survival.content import IN_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.vocabulary import ONE_FIGURE
from airlock.titles.nemesis.vocabulary import VOCABULARY

THIS_TARGET: Final = VOCABULARY.verb("target", ONE_FIGURE)
ASK_CHOOSE_TARGET: Final = VOCABULARY.prompt("choose_target")

ASSAULT_RIFLE: Final = "assault_rifle"


def possible(game: Game, me: Crew) -> str:
    held = me.holds(ASSAULT_RIFLE)
    if held is None:
        return "no_weapon"
    return "" if held.ammo else "no_ammo"


def choose_target(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat, ASK_CHOOSE_TARGET, lambda: [THIS_TARGET.of(f.name) for f in game.figures if f.slot == me.slot]
    )
    return chosen


def burst(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """One shot: the result, half the ammo spent, and the rifle's own 1 if anything hits."""
    held = me.holds(ASSAULT_RIFLE)
    if held is not None:
        yield from shoot(game, me, held, choice[0], bonus=held.ammo // 2, ammo=held.ammo)


FULL_AUTO: Final = ActionCard("full_auto", 0, IN_COMBAT, [Way("burst", burst, possible, choose_target)])
