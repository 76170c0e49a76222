"""Shower Room: wash the slime off, and there is a scanner."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.contamination import has_contamination_in_hand, may_scan_hand
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.exploration import lose_slime
from airlock.survival.state import Game


def possible(game: Game, me: Crew, at: str) -> str:
    can = me.slime or has_contamination_in_hand(me) or game.species.can_soothe(game, me)
    return "" if can else "would_change_nothing"


def shower(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """A fire in the room goes on burning (NEM-ROOM-SHOWER-01 to -04)."""
    lose_slime(game, me)
    yield from game.species.soothe(game, me)
    yield from may_scan_hand(game, me)


SHOWER: Final = Room("shower", "room_2", "white", [RoomWay("shower", shower, possible)], rule="NEM-ROOM-SHOWER-01")
