"""Laser Pointer: attached to a weapon, each shot may be rolled again once."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.combat import weapon_of
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew, Held
from airlock.survival.quests import ATTACHED
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import THIS_WEAPON
from airlock.titles.nemesis.vocabulary import ASK_CHOOSE_WEAPON

POINTER: Final = "laser_pointer"


def hosts(game: Game, me: Crew) -> list[Held]:
    """Weapons in one's own hands or beside the board without one."""
    return [held for held in me.hands if weapon_of(game, held) is not None and POINTER not in held.attached]


def possible(game: Game, me: Crew) -> str:
    return "" if hosts(game, me) else "no_weapon"


def choose_weapon(game: Game, me: Crew) -> Flow[Said | None]:
    def options() -> list[Option]:
        return list(dict.fromkeys(THIS_WEAPON.of(held.kind) for held in hosts(game, me)))

    chosen = yield ask(me.seat, ASK_CHOOSE_WEAPON, options)
    return chosen


def add(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """From now on one card with its host (NEM-ITEM-12)."""
    yield from ()
    for held in hosts(game, me):
        if held.kind == choice[0]:
            me.inventory.remove(POINTER)
            held.attached = (*held.attached, POINTER)
            tell(game, ATTACHED, me.seat, POINTER, held.kind)
            return


LASER_POINTER: Final = ItemCard(
    POINTER, "blue", [Way("attach", add, possible, choose_weapon)], cost=0, when=OUT_OF_COMBAT, rerolls=1
)
