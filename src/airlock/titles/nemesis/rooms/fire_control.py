"""Fire Control System: put out the fire in any room and drive the intruders there away."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.content import Choice, Room, RoomWay
from airlock.survival.crew import Crew
from airlock.survival.figures import movable_in
from airlock.survival.injuries import drive_away
from airlock.survival.markers import put_out
from airlock.survival.state import Game
from airlock.survival.vocabulary import ONE_FIGURE, SLOT, THIS_SLOT
from airlock.titles.nemesis.vocabulary import ASK_ROOM_FOR_ROOM, VOCABULARY

THIS_FIGURE: Final = VOCABULARY.verb("figure", ONE_FIGURE)
ASK_DRIVE_AWAY: Final = VOCABULARY.prompt("drive_away", SLOT)


def worth_flooding(game: Game) -> list[str]:
    """Rooms with a fire or an intruder, explored or not (NEM-ROOM-FIRECONTROL-01, -03)."""
    return [slot for slot in game.map.by_number if slot in game.fire or movable_in(game, slot)]


def possible(game: Game, me: Crew, at: str) -> str:
    return "" if worth_flooding(game) else "would_change_nothing"


def choose_room(game: Game, me: Crew, at: str) -> Flow[Said | None]:
    chosen = yield ask(
        me.seat,
        ASK_ROOM_FOR_ROOM,
        lambda: [THIS_SLOT.of(slot) for slot in worth_flooding(game)],
        about=("fire_control",),
        rule="NEM-ROOM-FIRECONTROL-01",
    )
    return chosen


def flood(game: Game, me: Crew, at: str, choice: Choice) -> Flow[None]:
    """One by one, in the order the player likes, in combat or not (NEM-ROOM-FIRECONTROL-02)."""
    slot = choice[0]
    put_out(game, slot)
    driven: list[str] = []

    def left() -> list[Option]:
        return [THIS_FIGURE.of(f.name) for f in movable_in(game, slot) if f.name not in driven]

    while left():
        chosen = yield ask(me.seat, ASK_DRIVE_AWAY, left, about=(slot,), rule="NEM-ROOM-FIRECONTROL-02")
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
