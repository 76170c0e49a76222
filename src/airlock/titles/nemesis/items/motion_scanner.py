"""Motion Scanner: discard an action card to roll again for noise. A quest item of the Scout."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import REACTION, ItemCard, Quest
from airlock.survival.reactions import NOISE_ROLL

QUEST_MOTION_SCANNER: Final = ItemCard(
    "quest_motion_scanner",
    "quest",
    [],
    cost=1,
    when=REACTION,
    heavy=True,
    quest=Quest(1, discard=("energy_charge",)),
    reaction=NOISE_ROLL,
)
