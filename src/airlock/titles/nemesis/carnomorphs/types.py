"""Types, figures and bag tokens of the Carnomorphs (CAR-GEN-02, CAR-GEN-08, CAR-TYPE-05)."""

from __future__ import annotations

from typing import Final

from airlock.survival.crew import CARCASS, CORPSE, EGG

BUTCHER: Final = "butcher"
FLESHBEAST: Final = "fleshbeast"
SHAMBLER: Final = "shambler"
METAGORGER: Final = "metagorger"
# From the largest to the smallest: the order of attacks and of feeding (CAR-ATT-07, CAR-FEED-02).
TYPES: Final = [BUTCHER, FLESHBEAST, SHAMBLER, METAGORGER]

# How many figures there are; all of them are limited (CAR-TYPE-05).
FIGURES: Final = {BUTCHER: 1, FLESHBEAST: 3, SHAMBLER: 8, METAGORGER: 8}

# What each becomes when it has fed (CAR-FEED-04).
NEXT_LEVEL: Final = {METAGORGER: SHAMBLER, SHAMBLER: FLESHBEAST, FLESHBEAST: BUTCHER}

# Metagorger tokens come in two colours, which only the bag tells apart (CAR-ENC-04).
RED: Final = "metagorger_red"
BLUE: Final = "metagorger_blue"
BLANK: Final = "blank"

# Bag tokens: type, surprise number.
TOKENS: Final[dict[str, tuple[str, int]]] = {
    "metagorger_blue_1": (BLUE, 1),
    "metagorger_blue_2": (BLUE, 2),
    "metagorger_red_1": (RED, 2),
    "metagorger_red_2": (RED, 2),
    "metagorger_red_3": (RED, 2),
    "metagorger_red_4": (RED, 2),
    "metagorger_red_5": (RED, 3),
    "metagorger_red_6": (RED, 3),
    "metagorger_red_7": (RED, 3),
    "metagorger_red_8": (RED, 3),
    "shambler_1": (SHAMBLER, 2),
    "shambler_2": (SHAMBLER, 2),
    "shambler_3": (SHAMBLER, 2),
    "shambler_4": (SHAMBLER, 2),
    "shambler_5": (SHAMBLER, 3),
    "shambler_6": (SHAMBLER, 3),
    "shambler_7": (SHAMBLER, 3),
    "shambler_8": (SHAMBLER, 3),
    "shambler_9": (SHAMBLER, 3),
    "shambler_10": (SHAMBLER, 4),
    "shambler_11": (SHAMBLER, 4),
    "shambler_12": (SHAMBLER, 4),
    "fleshbeast_1": (FLESHBEAST, 4),
    "fleshbeast_2": (FLESHBEAST, 3),
    "fleshbeast_3": (FLESHBEAST, 4),
    "butcher_token": (BUTCHER, 4),
    "blank_token": (BLANK, 0),
}

# The objects that adaptations lie by, and the type whose figure stands on each (CAR-ADAPT-04).
ANALYSED: Final = [CORPSE, EGG, CARCASS]
SLOT_OF: Final = {SHAMBLER: CORPSE, FLESHBEAST: EGG, BUTCHER: CARCASS}

# All eggs of the game lie on the carnomorph board at the start (CAR-SETUP-10).
EGGS: Final = 8


def figure_type(token_type: str) -> str:
    """The type of figure that a token brings: both colours of metagorger tokens bring a metagorger (CAR-ENC-04)."""
    return METAGORGER if token_type in (RED, BLUE) else token_type
