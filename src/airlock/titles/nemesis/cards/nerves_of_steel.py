"""Nerves of Steel: ignore the effect of a surprise attack that hits (NEM-ATT-19)."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import REACTION, ActionCard
from airlock.survival.reactions import IGNORE_SURPRISE

NERVES_OF_STEEL: Final = ActionCard("nerves_of_steel", 0, REACTION, [], reaction=IGNORE_SURPRISE)
