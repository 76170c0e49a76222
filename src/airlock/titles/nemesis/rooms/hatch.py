"""Hatch Control System: lock or unlock an escape pod of any section."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.pods import choose_pod_to_turn, pod, pods_on_board, turn_pod
from airlock.survival.state import Game


def possible(game: Game, me: Crew, at: str) -> str:
    return "" if pods_on_board(game) else "no_pod_here"


def choose(game: Game, me: Crew, at: str) -> Flow[Said | None]:
    return (yield from choose_pod_to_turn(game, me))


def turn(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-HATCH-01"""
    yield from ()
    turn_pod(game, pod(game, int(choice[0])))


HATCH: Final = Room("hatch", "room_2", "white", [RoomWay("turn_pod", turn, possible, choose)])
