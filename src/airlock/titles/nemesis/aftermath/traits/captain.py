"""Just Die Already: a hit with the Six-Shooter lets the Captain shoot again."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask
from airlock.survival.combat import HOLD_FIRE
from airlock.survival.crew import Crew, Held
from airlock.survival.state import Game
from airlock.survival.vocabulary import TARGET
from airlock.titles.nemesis.aftermath.traits.vocabulary import VOCABULARY

CAPTAIN: Final = "captain"
SIX_SHOOTER: Final = "six_shooter"

SHOOT_AGAIN: Final = VOCABULARY.option("shoot_again")
ASK_SHOOT_AGAIN: Final = VOCABULARY.prompt("shoot_again", TARGET)


def shoots_again(game: Game, me: Crew, held: Held, target: str) -> Flow[bool]:
    """At the same target, for nothing but the ammo; how injuries are checked stands in combat.py (AFT-TRAIT-01)."""
    if me.character != CAPTAIN or held.kind != SIX_SHOOTER:
        return False
    choice = yield ask(me.seat, ASK_SHOOT_AGAIN, lambda: [HOLD_FIRE, SHOOT_AGAIN], about=(target,), rule="AFT-TRAIT-01")
    return choice.verb == "shoot_again"
