"""Authorization: using the cockpit lets the Pilot work any door of the ship."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.crew import Crew
from airlock.survival.doors import can_work, work_door
from airlock.survival.state import DESTROYED, Game
from airlock.survival.vocabulary import THIS_CORRIDOR
from airlock.titles.nemesis.aftermath.traits.vocabulary import VOCABULARY

PILOT: Final = "pilot"
COCKPIT: Final = "cockpit"

NO_DOOR: Final = VOCABULARY.option("no_door")
ASK_ANY_DOOR: Final = VOCABULARY.prompt("any_door")


def doors_of_the_ship(game: Game) -> list[str]:
    """Every corridor whose door isn't destroyed and can be opened or closed (NEM-DOOR-12, -14)."""
    return [c for c in game.map.corridors if game.doors.get(c) != DESTROYED and can_work(game, c)]


def works_a_door(game: Game, me: Crew, at: str) -> Flow[None]:
    """After either action of the cockpit, a free one too (AFT-TRAIT-01)."""
    if me.character != PILOT or not me.active or game.room_at(at) != COCKPIT:
        return

    def options() -> list[Option]:
        return [NO_DOOR, *(THIS_CORRIDOR.of(c) for c in doors_of_the_ship(game))]

    choice = yield ask(me.seat, ASK_ANY_DOOR, options, rule="AFT-TRAIT-01")
    if choice.verb != "no_door":
        yield from work_door(game, me, choice.args[0])
