"""Canteen: a snack heals a light wound, and there is a scanner."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.contamination import has_contamination_in_hand, may_scan_hand
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.wounds import heal_light


def possible(game: Game, me: Crew, at: str) -> str:
    can = me.light or has_contamination_in_hand(me) or game.species.can_soothe(game, me)
    return "" if can else "would_change_nothing"


def snack(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-CANTEEN-01 to -03"""
    heal_light(game, me)
    yield from game.species.soothe(game, me)
    yield from may_scan_hand(game, me)


CANTEEN: Final = Room("canteen", "room_2", "green", [RoomWay("snack", snack, possible)], rule="NEM-ROOM-CANTEEN-01")
