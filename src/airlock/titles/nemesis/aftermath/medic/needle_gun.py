"""Needle Gun: what it would injure retreats instead. Only Chemicals load it."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.combat import capacity, load
from airlock.survival.content import IN_COMBAT, Choice, ItemCard, Way, Weapon
from airlock.survival.crew import Crew, Held
from airlock.survival.state import Game

NEEDLE_GUN_ID: Final = "needle_gun"


def needles_to_load(game: Game, me: Crew) -> list[Held]:
    return [held for held in me.hands if held.kind == NEEDLE_GUN_ID and held.ammo < capacity(game, held)]


def can_load(game: Game, me: Crew) -> str:
    if needles_to_load(game, me):
        return ""
    return "weapon_full" if me.holds(NEEDLE_GUN_ID) is not None else "no_weapon"


def load_needles(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    for held in needles_to_load(game, me):
        load(game, me, held, capacity(game, held))


def why_no_needle(game: Game, me: Crew) -> str:
    """It has to be in one's own hands, and loaded (AFT-CHAR-16)."""
    held = me.holds(NEEDLE_GUN_ID)
    if held is None:
        return "no_weapon"
    return "" if held.ammo else "no_ammo"


NEEDLE_GUN: Final = ItemCard(
    NEEDLE_GUN_ID,
    "start",
    [],
    when=IN_COMBAT,
    heavy=True,
    weapon=Weapon(energy=False, capacity=2, drives_away=True),
)
# A further way to use Chemicals.
LOAD_NEEDLES: Final = Way("load_needles", load_needles, can_load)
