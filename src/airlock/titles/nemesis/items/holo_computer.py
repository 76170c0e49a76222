"""Holo Computer: Intranet and Risk Assessment work in any room. A quest item of the Scientist."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import PASSIVE, ItemCard, Quest

HOLO_COMPUTER: Final = "quest_holo_computer"

# What it does stands in the cards that it helps.
QUEST_HOLO_COMPUTER: Final = ItemCard(
    HOLO_COMPUTER, "quest", [], cost=0, when=PASSIVE, heavy=True, quest=Quest(1, room="generator")
)
