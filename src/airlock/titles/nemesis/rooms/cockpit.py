"""Cockpit: check the coordinates, or set the destination."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SEAT, SPACE
from airlock.titles.nemesis.ship.course import SPACES, Course, look_at_coordinates
from airlock.titles.nemesis.ship.hibernation import anybody_hibernates
from airlock.titles.nemesis.vocabulary import VOCABULARY

DESTINATION_SET: Final = VOCABULARY.event("destination_set", "NEM-ROOM-COCKPIT-03", seat=SEAT, space=SPACE)

THIS_SPACE: Final = VOCABULARY.verb("space", SPACE)
ASK_CHOOSE_DESTINATION: Final = VOCABULARY.prompt("choose_destination")


def check_coordinates(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """NEM-ROOM-COCKPIT-02"""
    yield from ()
    look_at_coordinates(game, me)


def may_set(game: Game, me: Crew, at: str) -> str:
    """Nobody sleeps (NEM-ROOM-COCKPIT-04). With an intruder here it is combat, so no room action at all (-05)."""
    return "somebody_hibernates" if anybody_hibernates(game) else ""


def choose_space(game: Game, me: Crew, at: str) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat,
        ASK_CHOOSE_DESTINATION,
        lambda: [THIS_SPACE.of(space) for space in SPACES if space != Course.of(game).space],
        rule="NEM-ROOM-COCKPIT-03",
    )
    return chosen


def set_destination(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """The space is public, what it means is not (NEM-ROOM-COCKPIT-07)."""
    yield from ()
    Course.of(game).space = choice[0]
    tell(game, DESTINATION_SET, me.seat, choice[0])


COCKPIT: Final = Room(
    "cockpit",
    "special",
    "none",
    [
        RoomWay("check_coordinates", check_coordinates),
        RoomWay("set_destination", set_destination, may_set, choose_space),
    ],
    searchable=False,
    rule="NEM-ROOM-COCKPIT-01",
)
