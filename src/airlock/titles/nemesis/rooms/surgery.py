"""Surgery: cut the infection out. It costs a light wound and the rest of the round."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.contamination import has_contamination, purge
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.wounds import suffer_light


def possible(game: Game, me: Crew, at: str) -> str:
    return "" if has_contamination(me) or game.species.has_ailment(game, me) else "nothing_to_cure"


def operate(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-SURGERY-01 to -05"""
    purge(game, me)
    game.species.cure(game, me)
    yield from suffer_light(game, me, 1, "surgery")
    if me.active:
        me.deck.shuffle_in(me.hand + me.discard)
        me.hand = []
        me.discard = []
        game.must_pass = True


SURGERY: Final = Room("surgery", "room_1", "green", [RoomWay("operate", operate, possible)], rule="NEM-ROOM-SURGERY-01")
