"""Which objective is worth keeping: how likely each one is met by somebody who survives."""

from __future__ import annotations

from airlock.bots.nemesis.goals import ways_of
from airlock.bots.nemesis.scene import Scene

# How often an objective was met by survivors who kept it: 45,000 seats, many of which chose at random.
CHANCES = {
    "the_great_hunt": 0.14,
    "a_proper_burial": 0.15,
    "best_friends_forever": 0.7,
    "hoarder": 0.1,
    "relentless_investigator": 0.04,
    "salvaging_the_prime_asset": 0.37,
    "the_oldest_friend": 0.45,
    "quarantine": 0.05,
    "aliens_on_a_spaceship": 0.75,
    "necroscopy": 0.01,
    "ab_ovo": 0.02,
    "extreme_field_biology": 0.01,
    "my_precious": 0.02,
    # Two to three times as often as somebody alone wins them, so that what is left to do weighs less than they do.
    "clean_up_crew": 0.3,
    "cutting_off_the_head": 0.28,
    "no_man_left_behind": 0.05,
    "destination_earth": 0.7,
    "special_delivery": 0.25,
    "first_contact_protocol": 0.12,
    "emergency_post_mortem": 0.4,
}
# Somebody else has to die for it.
GRUDGE = 0.63
# What is left to do makes it harder.
LEFT_TO_DO = 0.03


def chance(scene: Scene, objective: str) -> float:
    """How likely I meet an objective, if I survive."""
    ways = ways_of(scene, objective)
    if not ways:
        return 0.03
    base = CHANCES.get(objective, GRUDGE)
    return base - LEFT_TO_DO * min(len(tasks) for _, tasks in ways)
