"""Piloting: use the cockpit or a computer room for free, or check the coordinates at a computer."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.actions import use_room
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.cards.ways import announce_room, computer_here, why_not_free
from airlock.titles.nemesis.ship.course import look_at_coordinates

COCKPIT: Final = "cockpit"


def controls_here(game: Game, me: Crew) -> str:
    if game.room_at(me.slot) != COCKPIT and computer_here(game, me):
        return "no_computer_here"
    return why_not_free(game, me, me.slot)


def check_coordinates(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    look_at_coordinates(game, me)


PILOTING: Final = ActionCard(
    "piloting",
    0,
    OUT_OF_COMBAT,
    [
        Way("room_action", use_room, controls_here, announce_room),
        Way("check_coordinates", check_coordinates, computer_here),
    ],
)
