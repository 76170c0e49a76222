"""Fire Control System: put out the fire in any room and drive the intruders there away."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask, option
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.injuries import drive_away
from airlock.survival.markers import put_out
from airlock.survival.state import Game


def worth_flooding(game: Game) -> list[str]:
    """Rooms with a fire or an intruder, explored or not (NEM-ROOM-FIRECONTROL-01, -03)."""
    return [slot for slot in game.map.by_number if slot in game.fire or game.figures_in(slot)]


def possible(game: Game, me: Crew, at: str) -> str:
    return "" if worth_flooding(game) else "would_change_nothing"


def choose_room(game: Game, me: Crew, at: str) -> Flow[Choice | None]:
    chosen = yield ask(
        me.seat,
        "choose_room",
        lambda: [option("slot", slot) for slot in worth_flooding(game)],
        about=("fire_control",),
        rule="NEM-ROOM-FIRECONTROL-01",
    )
    return chosen.args


def flood(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """One by one, in the order the player likes, in combat or not (NEM-ROOM-FIRECONTROL-02)."""
    slot = choice[0]
    put_out(game, slot)
    driven: list[str] = []

    def left() -> list[Option]:
        return [option("figure", f.name) for f in game.figures_in(slot) if f.name not in driven]

    while left():
        chosen = yield ask(me.seat, "drive_away", left, about=(slot,), rule="NEM-ROOM-FIRECONTROL-02")
        driven.append(chosen.args[0])
        figure = game.figure(chosen.args[0])
        if figure is not None:
            yield from drive_away(game, figure)


FIRE_CONTROL: Final = Room(
    "fire_control",
    "room_1",
    "yellow",
    [RoomWay("flood", flood, possible, choose_room)],
    computer=True,
    rule="NEM-ROOM-FIRECONTROL-01",
)
