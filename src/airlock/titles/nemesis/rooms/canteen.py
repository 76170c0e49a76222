"""Canteen: a snack heals a light wound, and there is a scanner."""

from __future__ import annotations

from airlock.kernel.options import Flow, Option, ask, option
from airlock.survival.contamination import has_contamination_in_hand, scan_hand
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.state import Crew, Game
from airlock.survival.wounds import heal_light


def possible(game: Game, me: Crew, at: str) -> str:
    return "" if me.light or has_contamination_in_hand(me) else "would_change_nothing"


def snack(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-CANTEEN-01, -02"""
    heal_light(game, me)
    if me.hand:
        answer = yield ask(me.seat, "scan_hand", lambda: scan_options(me), show=True, rule="NEM-ROOM-CANTEEN-02")
        if answer.verb == "scan":
            yield from scan_hand(game, me)


# Asked and shown whatever is in the hand: the question itself must not tell the others (NEM-VIS-22).
def scan_options(me: Crew) -> list[Option]:
    return [option("no_scan"), option("scan")] if has_contamination_in_hand(me) else [option("no_scan")]


CANTEEN = Room("canteen", "room_2", "green", [RoomWay("snack", snack, possible)])
