"""Server Room: use the action of any working computer room from here."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.actions import choose_room_way, use_room
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_SLOT
from airlock.titles.nemesis.cards.intranet import reached
from airlock.titles.nemesis.vocabulary import ASK_ROOM_FOR_ROOM

SERVER: Final = "server"


def possible(game: Game, me: Crew, at: str) -> str:
    return "" if reached(game, me) else "would_change_nothing"


def choose_room(game: Game, me: Crew, at: str) -> Flow[Said | None]:
    """Conditions are those of the chosen room, only its cost is waived (AFT-ROOM-SERVER-01, NEM-ACT-34)."""
    chosen = yield ask(
        me.seat,
        ASK_ROOM_FOR_ROOM,
        lambda: [THIS_SLOT.of(slot) for slot in reached(game, me)],
        about=(SERVER,),
        rule="AFT-ROOM-SERVER-01",
    )
    choice = yield from choose_room_way(game, me, chosen.args[0])
    return choice


def use_remotely(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    yield from use_room(game, me, choice)


SERVER_ROOM: Final = Room(
    SERVER,
    "room_2",
    "yellow",
    [RoomWay("remote", use_remotely, possible, choose_room)],
    cost=2,
    rule="AFT-ROOM-SERVER-01",
)
