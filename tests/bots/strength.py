"""How strong bots are, with 95 % intervals: `python -m tests.bots.strength MODE PLAYERS GAMES SEED [BOT,BOT,...]`.

A mode may name the species as well: `semi/carnomorphs`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from math import sqrt

from airlock.lab.simulate import Setup, simulate
from airlock.titles.nemesis.species import INTRUDERS
from airlock.titles.nemesis.title import NEMESIS


@dataclass
class Share:
    """The mean of a share per game, and half the width of its interval. Seats of one game are not independent."""

    mean: float
    half: float

    @classmethod
    def of(cls, shares: list[float]) -> Share:
        n = len(shares)
        mean = sum(shares) / n
        spread = sum((x - mean) ** 2 for x in shares) / max(1, n - 1)
        return cls(mean, 1.96 * sqrt(spread / n))

    @property
    def low(self) -> float:
        return self.mean - self.half

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % ± {100 * self.half:.1f}"


@dataclass
class Strength:
    """How many of a bot's seats survive and win."""

    survival: Share
    wins: Share


def measure(mode: str, bots: list[str], games: int, seed: str = "strength") -> dict[str, Strength]:
    """Play so many games and count each bot's seats, game by game. Bots move on by one seat every game."""
    players = len(bots)
    mode, _, species = mode.partition("/")
    options = {"mode": mode, "species": species or INTRUDERS.id}
    setup = Setup(NEMESIS, players, NEMESIS.setting(players, options), bots, seed, rotate=True)
    survived: dict[str, list[float]] = {bot: [] for bot in bots}
    won: dict[str, list[float]] = {bot: [] for bot in bots}
    before = dict.fromkeys(bots, (0, 0))
    for tally in simulate(setup, games):
        for bot in survived:
            now = (tally.survived_by_bot[bot], tally.wins_by_bot[bot])
            seats = bots.count(bot)
            survived[bot].append((now[0] - before[bot][0]) / seats)
            won[bot].append((now[1] - before[bot][1]) / seats)
            before[bot] = now
    return {bot: Strength(Share.of(survived[bot]), Share.of(won[bot])) for bot in survived}


if __name__ == "__main__":
    mode, players, games, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    seats = sys.argv[5].split(",") if len(sys.argv) > 5 else ["crew"] * players
    for name, strength in measure(mode, seats, games, seed).items():
        print(f"{mode}, {players} players, {games} games, {name}: survive {strength.survival}, win {strength.wins}")
