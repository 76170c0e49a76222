"""The Void Seeders' figures, their tokens and what they change of the exploration tokens."""

from __future__ import annotations

from typing import Final

from airlock.titles.nemesis.tokens import EXPLORATION_TOKENS

DESPOILER: Final = "despoiler"
STALKER: Final = "stalker"
WHISPERER: Final = "whisperer"
LURKER: Final = "lurker"
LAIR: Final = "lair"

# From the highest to the lowest (VOI-GEN-02). A lair is none of them, though it counts as an intruder for actions.
SEEDERS: Final = [DESPOILER, STALKER, WHISPERER, LURKER]
TYPES: Final = [*SEEDERS, LAIR]
FIGURES: Final[dict[str, int]] = {DESPOILER: 1, STALKER: 1, WHISPERER: 4, LURKER: 6, LAIR: 3}

# Types of tokens: those of the seeders differ in their number alone (VOI-GEN-06).
SEEDER: Final = "void_seeder"
BLANK_TOKEN: Final = "blank"
NUMBERS: Final = (1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4)
# By the colours of the characters (VOI-SETUP-08); pink is in the box for one who comes with another expansion.
INSANITY_TOKENS: Final[dict[str, str]] = {
    "blue": "insanity_blue",
    "green": "insanity_green",
    "white": "insanity_white",
    "purple": "insanity_purple",
    "red": "insanity_red",
    "orange": "insanity_orange",
    "pink": "insanity_pink",
}
TOKENS: Final[dict[str, tuple[str, int]]] = {
    **{f"void_seeder_{n}": (SEEDER, number) for n, number in enumerate(NUMBERS, 1)},
    "void_blank": (BLANK_TOKEN, 0),
    **{token: (token, 0) for token in INSANITY_TOKENS.values()},
}

# VOI-SETUP-03: 2 slime and 2 silence tokens out, 3 lairs in.
LAIR_TOKENS: Final[dict[str, tuple[str, int]]] = {"lair_1": (LAIR, 4), "lair_2": (LAIR, 3), "lair_3": (LAIR, 2)}
EXPLORATION: Final[dict[str, tuple[str, int]]] = {
    **{id: token for id, token in EXPLORATION_TOKENS.items() if token[0] not in ("slime", "silence")},
    **LAIR_TOKENS,
}
