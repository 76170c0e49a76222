"""Crafting Room: the craft action makes a special item of one card here."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import Room

CRAFTING: Final = "crafting"

# AFT-GEN-05: the printed cost is that of the craft action, which is all there is to do here.
CRAFTING_ROOM: Final = Room(CRAFTING, "room_2", "white", [], cost=1, rule="AFT-ROOM-CRAFTING-01")

# What is given for what (AFT-ROOM-CRAFTING-01), and how many cards there are of each (AFT-MOD-02).
EXCHANGES: Final[dict[str, tuple[str, str]]] = {
    "laser_pointer": ("energy_charge", CRAFTING),
    "combat_drone": ("tools", CRAFTING),
    "enviro_suit": ("clothes", CRAFTING),
}
CRAFTED: Final[dict[str, int]] = dict.fromkeys(EXCHANGES, 2)
