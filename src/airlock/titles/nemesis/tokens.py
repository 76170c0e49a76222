"""Tokens and small cards: intruder tokens, exploration tokens, coordinates, contamination."""

from __future__ import annotations

from typing import Final

# Intruder tokens: type, surprise number (NEM-ENC-17).
INTRUDER_TOKENS: Final[dict[str, tuple[str, int]]] = {
    "larva_1": ("larva", 1),
    "larva_2": ("larva", 1),
    "larva_3": ("larva", 1),
    "larva_4": ("larva", 1),
    "larva_5": ("larva", 1),
    "larva_6": ("larva", 1),
    "larva_7": ("larva", 1),
    "larva_8": ("larva", 1),
    "creeper_1": ("creeper", 1),
    "creeper_2": ("creeper", 1),
    "creeper_3": ("creeper", 1),
    "adult_1": ("adult", 2),
    "adult_2": ("adult", 2),
    "adult_3": ("adult", 2),
    "adult_4": ("adult", 2),
    "adult_5": ("adult", 3),
    "adult_6": ("adult", 3),
    "adult_7": ("adult", 3),
    "adult_8": ("adult", 3),
    "adult_9": ("adult", 3),
    "adult_10": ("adult", 4),
    "adult_11": ("adult", 4),
    "adult_12": ("adult", 4),
    "breeder_1": ("breeder", 3),
    "breeder_2": ("breeder", 4),
    "queen_1": ("queen", 4),
    "blank_1": ("blank", 0),
}

# How many figures there are, the largest first; only these two limit play (NEM-DEF-18). Breeders limit the attack card
# Transformation alone.
INTRUDER_FIGURES: Final[dict[str, int]] = {"queen": 1, "breeder": 0, "adult": 8, "creeper": 0, "larva": 0}

# Exploration tokens: effect, number of items (NEM-EXPL-01).
EXPLORATION_TOKENS: Final[dict[str, tuple[str, int]]] = {
    "malfunction_1": ("malfunction", 4),
    "malfunction_2": ("malfunction", 3),
    "malfunction_3": ("malfunction", 2),
    "malfunction_4": ("malfunction", 2),
    "malfunction_5": ("malfunction", 2),
    "malfunction_6": ("malfunction", 2),
    "malfunction_7": ("malfunction", 1),
    "malfunction_8": ("malfunction", 1),
    "fire_1": ("fire", 2),
    "fire_2": ("fire", 1),
    "silence_1": ("silence", 1),
    "silence_2": ("silence", 1),
    "slime_1": ("slime", 4),
    "slime_2": ("slime", 3),
    "danger_1": ("danger", 3),
    "danger_2": ("danger", 2),
    "doors_1": ("doors", 4),
    "doors_2": ("doors", 3),
    "doors_3": ("doors", 2),
    "doors_4": ("doors", 1),
}

# Coordinates cards: space of the destination track -> destination (NEM-ROOM-COCKPIT-06).
COORDINATES: Final[dict[str, dict[str, str]]] = {
    "coord_1": {"A": "earth", "B": "mars", "C": "venus", "D": "deep_space"},
    "coord_2": {"A": "earth", "B": "deep_space", "C": "mars", "D": "venus"},
    "coord_3": {"A": "deep_space", "B": "mars", "C": "earth", "D": "venus"},
    "coord_4": {"A": "mars", "B": "venus", "C": "earth", "D": "deep_space"},
    "coord_5": {"A": "venus", "B": "deep_space", "C": "mars", "D": "earth"},
    "coord_6": {"A": "deep_space", "B": "earth", "C": "venus", "D": "mars"},
    "coord_7": {"A": "mars", "B": "venus", "C": "deep_space", "D": "earth"},
    "coord_8": {"A": "venus", "B": "earth", "C": "deep_space", "D": "mars"},
}

# Infected, not infected (NEM-SETUP-25).
CONTAMINATION: Final = (7, 20)

# Serious wounds with their numbers. What they do stands where they do it: hands.py, rounds.py, actions.py.
WOUNDS: Final[dict[str, int]] = {
    "body": 4,
    "arm": 3,
    "hand": 3,
    "leg": 3,
    "bleeding": 3,
}
