"""How often crew bots do what, by what they play for: the numbers behind the beliefs.

Counted in 1,000 games of four crew bots (seed m1; the two objectives for five players in 400 games with five, seed m5):
of all seats that kept an objective, the share that did a thing at least once. Where few seats kept an objective or
nobody did a thing, the shares are guesses near what was counted, never 0 or 1: people do what bots never do.
"""

from __future__ import annotations

from typing import Final

# How often an objective was kept when it was dealt.
KEPT: Final = {
    "best_friends_forever": 0.98,
    "the_right_moment_to_strike": 0.76,
    "greener_pastures": 0.76,
    "an_old_feud": 0.76,
    "hostile_takeover": 0.76,
    "the_final_enlightenment": 0.76,
    "aliens_on_a_spaceship": 0.98,
    "the_great_hunt": 0.63,
    "a_proper_burial": 0.62,
    "hoarder": 0.62,
    "ab_ovo": 0.52,
    "extreme_field_biology": 0.45,
    "necroscopy": 0.43,
    "my_precious": 0.41,
    "relentless_investigator": 0.15,
    "salvaging_the_prime_asset": 0.03,
    "the_oldest_friend": 0.03,
    "quarantine": 0.03,
}
# Objectives that nobody keeps if they can help it.
SELDOM: Final = 0.02
# All objectives that a row does not name.
ELSE: Final = ""
DEEDS: Final[dict[str, dict[str, float]]] = {
    "signal": {
        "relentless_investigator": 0.22,
        "a_proper_burial": 0.2,
        "the_great_hunt": 0.19,
        "aliens_on_a_spaceship": 0.19,
        "my_precious": 0.12,
        "necroscopy": 0.02,
        ELSE: 0.015,
    },
    "take:corpse_blue": {
        "a_proper_burial": 0.83,
        "extreme_field_biology": 0.68,
        "relentless_investigator": 0.32,
        "ab_ovo": 0.005,
        "my_precious": 0.005,
        "necroscopy": 0.005,
        ELSE: 0.09,
    },
    "take:egg": {"ab_ovo": 0.24, "my_precious": 0.17, "extreme_field_biology": 0.12, ELSE: 0.012},
    "take:carcass": {"necroscopy": 0.03, "extreme_field_biology": 0.02, ELSE: 0.002},
    "analyse:egg": {"ab_ovo": 0.03, "extreme_field_biology": 0.01, ELSE: 0.002},
    "analyse:corpse": {"extreme_field_biology": 0.08, ELSE: 0.004},
    "analyse:carcass": {"necroscopy": 0.01, "extreme_field_biology": 0.01, ELSE: 0.002},
    "start": {
        "salvaging_the_prime_asset": 0.04,
        "the_oldest_friend": 0.07,
        "quarantine": 0.1,
        "relentless_investigator": 0.08,
        ELSE: 0.16,
    },
    "stop": {"salvaging_the_prime_asset": 0.2, "the_oldest_friend": 0.15, "quarantine": 0.15, ELSE: 0.001},
    "looked_at_coordinates": {
        "quarantine": 0.4,
        "salvaging_the_prime_asset": 0.38,
        "the_oldest_friend": 0.38,
        "the_great_hunt": 0.07,
        "a_proper_burial": 0.06,
        "hoarder": 0.05,
        "relentless_investigator": 0.04,
        ELSE: 0.12,
    },
    "looked_at_engine": {
        "the_oldest_friend": 0.72,
        "salvaging_the_prime_asset": 0.72,
        "quarantine": 0.43,
        "the_great_hunt": 0.03,
        "hoarder": 0.01,
        ELSE: 0.08,
    },
}
# Whoever has read the coordinates sets the marker to where they want to go, and to each other place.
SET_THERE: Final = (0.85, 0.05)
# How often they leave it, if it points to where they want to go and if not: most don't bother before they need it.
LEFT_THERE: Final = (1.0, 0.57)
# Nobody who has read them goes to sleep on the way to another place.
SLEEPS_THERE: Final = (1.0, 0.02)
# An engine that somebody has worked on runs: all 148 did. Bots never break one; some people who need the ship gone do.
WORKED_ON: Final = 0.97
WRECKED: Final = 0.6
# Whoever only looked leaves it as it is: 139 of 298 ran. Where nobody knows any more who did what, both together.
LOOKED_AT: Final = 0.5
SOMEHOW: Final = 0.64
