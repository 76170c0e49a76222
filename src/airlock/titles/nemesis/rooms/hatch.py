"""Hatch Control System: lock or unlock an escape pod of any section."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.ship.pods import Pods, choose_pod_to_turn, turn_pod


def possible(game: Game, me: Crew, at: str) -> str:
    return "" if Pods.of(game).on_board() else "no_pod_here"


def choose(game: Game, me: Crew, at: str) -> Flow[Said | None]:
    return (yield from choose_pod_to_turn(game, me))


def turn(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-HATCH-01"""
    yield from ()
    turn_pod(game, Pods.of(game).numbered(int(choice[0])))


HATCH: Final = Room("hatch", "room_2", "white", [RoomWay("turn_pod", turn, possible, choose)], rule="NEM-ROOM-HATCH-01")
