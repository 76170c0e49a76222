"""The weapons. Each rule of a weapon is one of the fields of Weapon; how they are applied stands in combat.py."""

from __future__ import annotations

from typing import Final

from airlock.survival.combat import DOUBLE_HIT, HIT
from airlock.survival.content import IN_COMBAT, ItemCard, Weapon


def weapon(id: str, colour: str, rules: Weapon) -> ItemCard:
    """A heavy item without an action of its own: it is used by the basic action Shoot."""
    return ItemCard(id, colour, [], when=IN_COMBAT, heavy=True, weapon=rules)


WEAPONS: Final = [
    # Starting weapons.
    weapon("six_shooter", "start", Weapon(energy=False, capacity=6, extra_on={DOUBLE_HIT: 1})),
    weapon("shotgun", "start", Weapon(energy=True, capacity=2, extra_if_hit=1)),
    weapon("pistol", "start", Weapon(energy=True, capacity=3, becomes={DOUBLE_HIT: HIT})),
    weapon("rifle", "start", Weapon(energy=True, capacity=4)),
    weapon("assault_rifle", "start", Weapon(energy=True, capacity=5, extra_if_hit=1)),
    weapon("sawed_off_shotgun", "start", Weapon(energy=True, capacity=2, becomes={HIT: DOUBLE_HIT})),
    # Found in the red deck.
    weapon("prototype_pistol", "red", Weapon(energy=True, capacity=3, reroll=True)),
    weapon("prototype_rifle", "red", Weapon(energy=True, capacity=6, burst_on=DOUBLE_HIT)),
    weapon(
        "prototype_shotgun",
        "red",
        Weapon(energy=True, capacity=2, at_least_one=True, extra_on={HIT: 1, DOUBLE_HIT: 1}),
    ),
    # Crafted, with full ammo.
    weapon(
        "flamethrower",
        "blue",
        Weapon(energy=False, capacity=4, at_least_one=True, fire_on=DOUBLE_HIT, fiery=True),
    ),
]
