"""Intercom: Order and Motivation reach characters in computer rooms. A quest item of the Captain."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import PASSIVE, ItemCard, Quest

INTERCOM: Final = "quest_intercom"

# What it does stands in the cards that it helps.
QUEST_INTERCOM: Final = ItemCard(
    INTERCOM, "quest", [], cost=0, when=PASSIVE, quest=Quest(1, discard=("tools", "duct_tape"))
)
