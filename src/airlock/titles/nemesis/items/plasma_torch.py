"""Plasma Torch: open or close a door next to the room, even a destroyed one. A quest item of the Mechanic."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Quest, Way
from airlock.survival.crew import Crew
from airlock.survival.doors import raise_door, work_door, workable_doors
from airlock.survival.state import DESTROYED, Game
from airlock.survival.vocabulary import THIS_CORRIDOR
from airlock.titles.nemesis.vocabulary import ASK_CHOOSE_DOOR


def doors(game: Game, me: Crew) -> list[str]:
    """Destroyed doors, too (NEM-DOOR-09)."""
    here = game.map.corridors_of[me.slot]
    workable = workable_doors(game, me.slot)
    return [c for c in here if c in workable or game.doors.get(c) == DESTROYED]


def possible(game: Game, me: Crew) -> str:
    return "" if doors(game, me) else "no_door_to_work"


def choose_door(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(me.seat, ASK_CHOOSE_DOOR, lambda: [THIS_CORRIDOR.of(c) for c in doors(game, me)])
    return chosen


def weld(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    if game.doors.get(choice[0]) == DESTROYED:
        raise_door(game, choice[0])
    else:
        yield from work_door(game, me, choice[0])


QUEST_PLASMA_TORCH: Final = ItemCard(
    "quest_plasma_torch",
    "quest",
    [Way("weld", weld, possible, choose_door)],
    cost=1,
    when=OUT_OF_COMBAT,
    quest=Quest(1, room="storage"),
)
