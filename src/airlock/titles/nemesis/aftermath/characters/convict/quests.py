"""Shiv and Stolen Access Card: the quest items of the Convict."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import OUT_OF_COMBAT, PASSIVE, Choice, ItemCard, Quest, Way
from airlock.survival.crew import Crew
from airlock.survival.doors import choose_doors_room, work_doors
from airlock.survival.state import Game
from airlock.titles.nemesis.items.evacuation_key import choose_pod, turn
from airlock.titles.nemesis.items.evacuation_key import possible as pod_of_section
from airlock.titles.nemesis.items.security_key import possible as any_door

SHIV_ID: Final = "quest_shiv"


def stab(game: Game, me: Crew, injuries: int) -> int:
    """A blow that hits deals 1 more."""
    return injuries + 1 if SHIV_ID in me.inventory else injuries


def lock(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from work_doors(game, me, choice[0])


SHIV: Final = ItemCard(SHIV_ID, "quest", [], when=PASSIVE, quest=Quest(1, discard=("tools", "duct_tape")))
STOLEN_ACCESS_CARD: Final = ItemCard(
    "quest_stolen_access_card",
    "quest",
    [Way("doors", lock, any_door, choose_doors_room), Way("turn_pod", turn, pod_of_section, choose_pod)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    quest=Quest(1, room="storage"),
)
