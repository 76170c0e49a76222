"""Turret Room: change the status of a turret, in secret."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.vocabulary import SLOT, THIS_SLOT
from airlock.titles.nemesis.aftermath.rooms.vocabulary import VOCABULARY
from airlock.titles.nemesis.aftermath.turrets import STATUSES, set_status, turrets_on_board
from airlock.titles.nemesis.aftermath.vocabulary import TURRET_STATUS
from airlock.titles.nemesis.vocabulary import ASK_ROOM_FOR_ROOM

TURRET: Final = "turret"

NO_TURRET: Final = VOCABULARY.reason("no_turret", "AFT-ROOM-TURRET-03")
THIS_STATUS: Final = VOCABULARY.verb("turret_status", TURRET_STATUS)
ASK_TURRET_STATUS: Final = VOCABULARY.prompt("turret_status", SLOT)


def possible(game: Game, me: Crew, at: str) -> str:
    return "" if turrets_on_board(game) else NO_TURRET


def choose_turret(game: Game, me: Crew, at: str) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat,
        ASK_ROOM_FOR_ROOM,
        lambda: [THIS_SLOT.of(turret.slot) for turret in turrets_on_board(game)],
        about=(TURRET,),
        rule="AFT-ROOM-TURRET-01",
    )
    return chosen


def change_status(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """Any of the three, the same as before too (AFT-ROOM-TURRET-01)."""
    chosen = yield ask(
        me.seat,
        ASK_TURRET_STATUS,
        lambda: [THIS_STATUS.of(status) for status in STATUSES],
        about=(choice[0],),
        rule="AFT-ROOM-TURRET-01",
    )
    set_status(game, me, choice[0], chosen.args[0])


TURRET_ROOM: Final = Room(
    TURRET,
    "room_2",
    "red",
    [RoomWay("control", change_status, possible, choose_turret)],
    cost=2,
    rule="AFT-ROOM-TURRET-01",
)
