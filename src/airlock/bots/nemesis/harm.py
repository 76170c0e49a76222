"""What wounds, contamination and death cost. One unit is about what an action is worth."""

from __future__ import annotations

DEATH = 30.0
# What the next serious wound costs, by how many there are; the one after the third kills (NEM-WOUND-08).
SERIOUS = (6.0, 9.0, 12.0, DEATH)
CONTAMINATED = 2.0
SLIMED = 0.6
LIGHT_WOUNDS = 3
# What surviving the last check is worth.
CHECK = 14.0


def light_cost(light: int, serious: int, n: int = 1) -> float:
    """What n light wounds cost somebody with these wounds."""
    if serious >= len(SERIOUS) - 1:
        return DEATH
    return n * SERIOUS[serious] * (0.3 if light + n < LIGHT_WOUNDS else 0.45)
