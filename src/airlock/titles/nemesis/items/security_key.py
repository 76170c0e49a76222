"""Security Key: open or close any doors around one room. A quest item of the Scout."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Quest, Way
from airlock.survival.crew import Crew
from airlock.survival.doors import choose_doors_room, work_doors, workable_doors
from airlock.survival.state import Game


def possible(game: Game, me: Crew) -> str:
    return "" if any(workable_doors(game, slot) for slot in game.map.by_number) else "no_door_to_work"


def lock(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from work_doors(game, me, choice[0])


QUEST_SECURITY_KEY: Final = ItemCard(
    "quest_security_key",
    "quest",
    [Way("doors", lock, possible, choose_doors_room)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    quest=Quest(1, room="cockpit"),
)
