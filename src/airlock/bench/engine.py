"""How fast this engine plays. Run as a program it measures the build that it imports and prints one JSON object.

Seconds of the processor count, not of the clock: what else the machine does must not matter.
"""

from __future__ import annotations

import json
import sys
import time
from random import Random

import airlock.kernel.match
from airlock.kernel.match import Match, new_match
from airlock.kernel.options import Option, Question
from airlock.titles import TITLES, USUAL

PLAYERS = 4
# A position in the middle of a game to fork.
FORK_AFTER = 90
FORKS = 400


def measure(seconds: float, seed: str) -> dict[str, object]:
    """Whole games until the time is up; the first one only warms up."""
    random_game(f"{seed}/0")
    decisions = games = 0
    begin = now = time.process_time()
    while now - begin < seconds:
        games += 1
        decisions += random_game(f"{seed}/{games}")
        now = time.process_time()
    return {
        "build": "plain" if airlock.kernel.match.__file__.endswith(".py") else "compiled",
        "decisions_per_s": decisions / (now - begin),
        "games_per_s": games / (now - begin),
        "fork_us": fork_us(mid_game(seed)),
    }


def random_game(seed: str) -> int:
    """All seats pick at random; how many decisions it took."""
    random = Random(seed).random

    def choose(question: Question) -> Option:
        options = question.options
        return options[int(random() * len(options))]

    return new_match(TITLES[USUAL], PLAYERS, {}, seed, listening=False).play(choose)


def mid_game(seed: str) -> Match:
    """A match with some answers given; another one if it ended too early."""
    for attempt in range(1000):
        match = new_match(TITLES[USUAL], PLAYERS, {}, f"{seed}/fork/{attempt}", listening=False)
        match.hashing = False
        chance = Random(f"{seed}/{attempt}")
        while not match.over and match.seq < FORK_AFTER:
            question = match.pending[0]
            match.answer(question.seat, question.options[int(chance.random() * len(question.options))].key)
        if not match.over:
            return match
    raise RuntimeError(f"no match lasted {FORK_AFTER} answers")


def fork_us(match: Match) -> float:
    """Microseconds for a fork that is ready to be played on."""
    rng = Random(1)
    match.fork(rng)
    begin = time.process_time()
    for _ in range(FORKS):
        match.fork(rng)
    return (time.process_time() - begin) / FORKS * 1e6


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]), sys.argv[2])))
