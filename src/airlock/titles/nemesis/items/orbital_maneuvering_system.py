"""Orbital Maneuvering System: the player phase ends at once, and intruders do not attack. A quest item of the Pilot."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import ANY, Choice, ItemCard, Quest, Way
from airlock.survival.crew import Crew
from airlock.survival.rounds import everybody_passes
from airlock.survival.state import Game


def maneuver(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    game.skip_attacks = True
    yield from everybody_passes(game)


QUEST_ORBITAL_MANEUVERING_SYSTEM: Final = ItemCard(
    "quest_orbital_maneuvering_system",
    "quest",
    [Way("maneuver", maneuver)],
    cost=1,
    when=ANY,
    one_use=True,
    quest=Quest(1, discard=("energy_charge",)),
)
