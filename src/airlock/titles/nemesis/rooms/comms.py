"""Comms Room: send the signal that some objectives ask for."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SEAT
from airlock.titles.nemesis.vocabulary import VOCABULARY

SIGNAL_SENT: Final = VOCABULARY.event("signal_sent", "NEM-ROOM-COMMS-01", seat=SEAT)


def possible(game: Game, me: Crew, at: str) -> str:
    return "signal_sent_already" if me.signal else ""


def send_signal(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-COMMS-01"""
    yield from ()
    me.signal = True
    tell(game, SIGNAL_SENT, me.seat)


COMMS: Final = Room(
    "comms",
    "room_1",
    "yellow",
    [RoomWay("send_signal", send_signal, possible)],
    computer=True,
    rule="NEM-ROOM-COMMS-01",
)
