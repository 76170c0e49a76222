"""Armor: discarded to ignore an intruder's attack. A quest item of the Soldier."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import REACTION, ItemCard, Quest
from airlock.survival.reactions import IGNORE_ATTACK

QUEST_ARMOR: Final = ItemCard(
    "quest_armor",
    "quest",
    [],
    cost=0,
    when=REACTION,
    one_use=True,
    quest=Quest(1, discard=("tools", "duct_tape")),
    reaction=IGNORE_ATTACK,
)
