"""Tools: repair the room, work on the engine, or work a door."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import OUT_OF_COMBAT, ItemCard
from airlock.titles.nemesis.cards.ways import DOOR, ENGINE, REMOVE_MALFUNCTION

TOOLS: Final = ItemCard(
    "tools",
    "yellow",
    [REMOVE_MALFUNCTION, ENGINE, DOOR],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    component="tool",
)
