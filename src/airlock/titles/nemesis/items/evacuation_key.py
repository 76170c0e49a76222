"""Evacuation Keys: lock or unlock a pod of the section. One lies in the red deck, one is a quest item of the Pilot."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow
from airlock.survival.content import ANY, OUT_OF_COMBAT, Choice, ItemCard, Quest, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.ship.pods import Pods, choose_pod_to_turn, section_of, turn_pod


def possible(game: Game, me: Crew) -> str:
    section = section_of(game, me.slot)
    if not section:
        return "not_in_an_evacuation_section"
    return "" if Pods.of(game).on_board(section) else "no_pod_here"


def choose_pod(game: Game, me: Crew) -> Flow[Said | None]:
    choice = yield from choose_pod_to_turn(game, me, section_of(game, me.slot))
    return choice


def turn(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    yield from ()
    turn_pod(game, Pods.of(game).numbered(int(choice[0])))


EVACUATION_KEY: Final = ItemCard(
    "evacuation_key", "red", [Way("turn_pod", turn, possible, choose_pod)], cost=1, when=ANY, one_use=True
)
QUEST_EVACUATION_KEY: Final = ItemCard(
    "quest_evacuation_key",
    "quest",
    [Way("turn_pod", turn, possible, choose_pod)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    quest=Quest(1, room="fire_control"),
)
