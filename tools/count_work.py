"""What `tools/count.py` counts: so many random games and so many forks, on whichever build of Airlock is imported."""

from __future__ import annotations

import sys
from random import Random

from airlock.bench.engine import mid_game, random_game

SEED = "count"


def main(games: int, forks: int) -> int:
    """How many decisions the games took."""
    decisions = sum(random_game(f"{SEED}/{n}") for n in range(games))
    match, rng = mid_game(SEED), Random(1)
    for _ in range(forks):
        match.fork(rng)
    return decisions


if __name__ == "__main__":
    print(main(int(sys.argv[1]), int(sys.argv[2])))
