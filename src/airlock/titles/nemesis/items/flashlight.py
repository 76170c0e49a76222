"""Flashlight: perform a search. A quest item of the Mechanic."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import OUT_OF_COMBAT, ItemCard, Quest, Way
from airlock.titles.nemesis.cards.search import find, possible

QUEST_FLASHLIGHT: Final = ItemCard(
    "quest_flashlight",
    "quest",
    [Way("search", find, possible)],
    cost=2,
    when=OUT_OF_COMBAT,
    quest=Quest(1, discard=("energy_charge",)),
)
