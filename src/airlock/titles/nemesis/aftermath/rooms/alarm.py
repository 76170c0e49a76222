"""Alarm Room: make noise in an empty room far away."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.noise import roll_noise_at
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_SLOT
from airlock.titles.nemesis.aftermath.rooms.vocabulary import VOCABULARY
from airlock.titles.nemesis.vocabulary import ASK_ROOM_FOR_ROOM

ALARM: Final = "alarm"

NO_EMPTY_ROOM: Final = VOCABULARY.reason("no_empty_room", "AFT-ROOM-ALARM-03")


def empty_rooms(game: Game, at: str) -> list[str]:
    """Any other room where nobody is, explored or not (AFT-ROOM-ALARM-01)."""
    company = game.content.hooks.counts_as_character
    return [
        slot
        for slot in game.map.by_number
        if slot != at and not game.is_occupied(slot) and not any(rule(game, slot, []) for rule in company)
    ]


def possible(game: Game, me: Crew, at: str) -> str:
    return "" if empty_rooms(game, at) else NO_EMPTY_ROOM


def choose_room(game: Game, me: Crew, at: str) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat,
        ASK_ROOM_FOR_ROOM,
        lambda: [THIS_SLOT.of(slot) for slot in empty_rooms(game, at)],
        about=(ALARM,),
        rule="AFT-ROOM-ALARM-01",
    )
    return chosen


def make_noise(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    yield from roll_noise_at(game, me, choice[0])


ALARM_ROOM: Final = Room(
    ALARM,
    "room_2",
    "green",
    [RoomWay("make_noise", make_noise, possible, choose_room)],
    computer=True,
    cost=1,
    rule="AFT-ROOM-ALARM-01",
)
