"""The weakness cards of the Void Seeders. What each does stands in species.py, where the species answers for it."""

from __future__ import annotations

from typing import Final

from airlock.survival.crew import CARCASS, EGG
from airlock.titles.nemesis.void_seeders.insanity import INSANITY

SOLID_DOORS: Final = "solid_doors"
RATIONAL_THINKING: Final = "rational_thinking"
HEIGHTENED_ALERTNESS: Final = "heightened_alertness"
WEAKENING_CONTROL: Final = "weakening_control"
VITAL_PLACES: Final = "void_vital_places"
DETERMINATION: Final = "determination"
GROUP_THERAPY: Final = "group_therapy"
STABLE_MIND: Final = "stable_mind"

WEAKNESSES: Final = [
    SOLID_DOORS,
    RATIONAL_THINKING,
    HEIGHTENED_ALERTNESS,
    WEAKENING_CONTROL,
    VITAL_PLACES,
    DETERMINATION,
    GROUP_THERAPY,
    STABLE_MIND,
]

# What they lie by: the insanity of somebody alive in place of a corpse (VOI-ROOM-05).
ANALYSED: Final = [INSANITY, EGG, CARCASS]
