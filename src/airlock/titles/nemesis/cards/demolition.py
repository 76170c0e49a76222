"""Demolition: wreck a closed door next to the room, or break the systems of the room."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.content import ANY, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.doors import destroy_door, is_closed
from airlock.survival.markers import can_break, place_malfunction
from airlock.survival.state import Game
from airlock.survival.vocabulary import THIS_CORRIDOR
from airlock.titles.nemesis.vocabulary import ASK_CHOOSE_DOOR


def closed_doors(game: Game, me: Crew) -> list[str]:
    return [c for c in game.map.corridors_of[me.slot] if is_closed(game, c)]


def door_there(game: Game, me: Crew) -> str:
    return "" if closed_doors(game, me) else "no_closed_door_here"


def choose_door(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(me.seat, ASK_CHOOSE_DOOR, lambda: [THIS_CORRIDOR.of(c) for c in closed_doors(game, me)])
    return chosen


def wreck_door(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    destroy_door(game, choice[0])


def breakable(game: Game, me: Crew) -> str:
    if me.slot in game.malfunction:
        return "malfunction_here_already"
    return "" if can_break(game, me.slot) else "no_malfunction_possible_here"


def break_room(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    place_malfunction(game, me.slot)


DEMOLITION: Final = ActionCard(
    "demolition",
    0,
    ANY,
    [Way("destroy_door", wreck_door, door_there, choose_door), Way("malfunction", break_room, breakable)],
)
