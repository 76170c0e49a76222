"""Extended Magazine: attached to an energy weapon, 2 ammo now and room for 2 more from now on."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.combat import weapon_of
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew, Held
from airlock.survival.quests import attach
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_WEAPON
from airlock.titles.nemesis.vocabulary import ASK_CHOOSE_WEAPON

MAGAZINE: Final = "extended_magazine"
ROUNDS: Final = 2


def hosts(game: Game, me: Crew) -> list[Held]:
    """Energy weapons in one's own hands without one."""
    out = []
    for held in me.hands:
        weapon = weapon_of(game, held)
        if weapon is not None and weapon.energy and MAGAZINE not in held.attached:
            out.append(held)
    return out


def possible(game: Game, me: Crew) -> str:
    return "" if hosts(game, me) else "no_energy_weapon"


def choose_weapon(game: Game, me: Crew) -> Flow[Said | None]:
    def options() -> list[Option]:
        return [THIS_WEAPON.of(held.kind) for held in hosts(game, me)]

    chosen = yield ask(me.seat, ASK_CHOOSE_WEAPON, options)
    return chosen


def add(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """NEM-ITEM-12"""
    yield from ()
    held = me.holds(choice[0])
    if held is not None:
        me.inventory.remove(MAGAZINE)
        attach(game, me, held.kind, MAGAZINE)


EXTENDED_MAGAZINE: Final = ItemCard(
    MAGAZINE, "red", [Way("attach", add, possible, choose_weapon)], cost=0, when=OUT_OF_COMBAT, adds_capacity=ROUNDS
)
