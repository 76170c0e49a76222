"""The adaptation cards. What each does stands where the species answers for it: species.py and feeding.py."""

from __future__ import annotations

from typing import Final

VORACIOUS: Final = "voracious"
AGILE: Final = "agile"
THICK_HIDE: Final = "thick_hide"
KEEN_SENSES: Final = "keen_senses"
CORROSIVE_BLOOD: Final = "corrosive_blood"
FIREPROOF: Final = "fireproof"
BATTERING_CHARGE: Final = "battering_charge"
SELF_HEALING: Final = "self_healing"

ADAPTATIONS: Final = [
    VORACIOUS,
    AGILE,
    THICK_HIDE,
    KEEN_SENSES,
    CORROSIVE_BLOOD,
    FIREPROOF,
    BATTERING_CHARGE,
    SELF_HEALING,
]
