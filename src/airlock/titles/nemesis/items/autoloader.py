"""Autoloader: the Assault Rifle gets 1 ammo and holds 1 more, and loading it with an Energy Charge costs nothing.

A quest item of the Soldier.
"""

from __future__ import annotations

from typing import Final

from airlock.survival.content import PASSIVE, ItemCard, Quest

AUTOLOADER: Final = "quest_autoloader"

# What loading costs with it stands in energy_charge.py.
QUEST_AUTOLOADER: Final = ItemCard(
    AUTOLOADER,
    "quest",
    [],
    cost=0,
    when=PASSIVE,
    adds_capacity=1,
    quest=Quest(1, room="armory", attach_to="assault_rifle"),
)
