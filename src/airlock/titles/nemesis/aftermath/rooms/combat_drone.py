"""Combat Drone: an energy weapon that needs no hand."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import IN_COMBAT, ItemCard, Weapon

# It lies beside the board and shoots by the usual rules (AFT-CHAR-10).
COMBAT_DRONE: Final = ItemCard("combat_drone", "blue", [], when=IN_COMBAT, weapon=Weapon(energy=True, capacity=3))
