"""Armory: recharge an energy weapon."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, ask, option
from airlock.survival.combat import load, weapons_to_load
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game

CHARGE: Final = 2


def possible(game: Game, me: Crew, at: str) -> str:
    return "" if weapons_to_load(game, me, energy=True) else "no_energy_weapon"


def choose_weapon(game: Game, me: Crew, at: str) -> Flow[Choice | None]:
    chosen = yield ask(
        me.seat, "choose_weapon", lambda: [option("weapon", h.kind) for h in weapons_to_load(game, me, energy=True)]
    )
    return chosen.args


def recharge(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-ARMORY-01 to -03"""
    yield from ()
    held = me.holds(choice[0])
    if held is not None:
        load(game, me, held, CHARGE)


ARMORY: Final = Room(
    "armory", "room_1", "red", [RoomWay("recharge", recharge, possible, choose_weapon)], rule="NEM-ROOM-ARMORY-01"
)
