"""Armory: recharge an energy weapon."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.combat import load, weapons_to_load
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_WEAPON
from airlock.titles.nemesis.vocabulary import ASK_CHOOSE_WEAPON

CHARGE: Final = 2


def possible(game: Game, me: Crew, at: str) -> str:
    return "" if weapons_to_load(game, me, energy=True) else "no_energy_weapon"


def choose_weapon(game: Game, me: Crew, at: str) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat, ASK_CHOOSE_WEAPON, lambda: [THIS_WEAPON.of(h.kind) for h in weapons_to_load(game, me, energy=True)]
    )
    return chosen


def recharge(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-ARMORY-01 to -03"""
    yield from ()
    held = me.holds(choice[0])
    if held is not None:
        load(game, me, held, CHARGE)


ARMORY: Final = Room(
    "armory", "room_1", "red", [RoomWay("recharge", recharge, possible, choose_weapon)], rule="NEM-ROOM-ARMORY-01"
)
