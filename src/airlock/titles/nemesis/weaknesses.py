"""The weakness cards of the Intruders. What each does stands in intruders.py, where the species answers for it."""

from __future__ import annotations

from typing import Final

from airlock.survival.crew import CARCASS, CORPSE, EGG

VITAL_PLACES: Final = "vital_places"
WAY_OF_MOVING: Final = "way_of_moving"
SUSCEPTIBILITY_TO_PHOSPHATES: Final = "susceptibility_to_phosphates"
VULNERABILITY_TO_ENERGY: Final = "vulnerability_to_energy"
REACTION_TO_DANGER: Final = "reaction_to_danger"
SPECIES_ON_THE_BRINK: Final = "species_on_the_brink"
WAY_OF_FIGHTING: Final = "way_of_fighting"
VULNERABILITY_TO_FIRE: Final = "vulnerability_to_fire"

WEAKNESSES: Final = [
    VITAL_PLACES,
    WAY_OF_MOVING,
    SUSCEPTIBILITY_TO_PHOSPHATES,
    VULNERABILITY_TO_ENERGY,
    REACTION_TO_DANGER,
    SPECIES_ON_THE_BRINK,
    WAY_OF_FIGHTING,
    VULNERABILITY_TO_FIRE,
]

# The objects they lie by (NEM-WEAK-01).
ANALYSED: Final = [CORPSE, EGG, CARCASS]
