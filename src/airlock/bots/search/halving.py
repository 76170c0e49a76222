"""Sequential halving: all options in the same worlds, who does badly leaves, the rest goes on."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2, sqrt

from airlock.bots.search.world import OutOfTime

# In how many worlds an option is tried before anything is said about it.
LEAST = 6
# An option leaves when even so many standard errors more would not make it better than the first one...
HOPELESS = 1.5
# ...and replaces the first one only if it is better in spite of so many standard errors,
DOUBT = 0.5
# and this much for every point by which its own bot finds it worse.
TRUST = 0.002


class Trial:
    """An option, by how much its own bot finds it worse than its choice, and what came of it world by world."""

    __slots__ = ("gap", "index", "values")

    def __init__(self, index: int, gap: float) -> None:
        self.index = index
        self.gap = gap
        self.values: list[float] = []

    def edge(self, first: Trial) -> tuple[float, float]:
        """By how much it did better than the first option in the same worlds, and the standard error of that."""
        gains = [mine - other for mine, other in zip(self.values, first.values)]
        n = len(gains)
        if n < 2:
            return 0.0, 1.0
        mean = sum(gains) / n
        spread = sum((gain - mean) ** 2 for gain in gains) / (n - 1)
        return mean, sqrt(spread / n)

    def lead(self, first: Trial) -> float:
        """How much better it is, all doubts counted."""
        if len(self.values) < LEAST:
            return -1.0
        mean, error = self.edge(first)
        return mean - DOUBT * error - TRUST * self.gap

    def is_hopeless(self, first: Trial) -> bool:
        mean, error = self.edge(first)
        return len(self.values) >= LEAST and mean + HOPELESS * error <= 0.0


def halve(
    first: Trial,
    rivals: list[Trial],
    simulate: Callable[[Trial, int], float],
    sims: int,
    share: Callable[[], float],
) -> Trial:
    """The best one; in doubt the first. `simulate` plays a trial in the world of a number.

    `sims` limits the simulations; where it is 0, `share` says how much of the time has gone.
    """
    phases = max(1, ceil(log2(len(rivals) + 1)))
    used = 0
    world = 0
    try:
        for phase in range(1, phases + 1):
            while rivals:
                spent = (used + len(rivals) + 1) / sims if sims else share()
                if spent > phase / phases:
                    break
                values = [simulate(trial, world) for trial in (first, *rivals)]
                for trial, value in zip((first, *rivals), values):
                    trial.values.append(value)
                used += len(values)
                world += 1
                rivals = [trial for trial in rivals if not trial.is_hopeless(first)]
            if phase < phases:
                rivals = sorted(rivals, key=lambda trial: -trial.edge(first)[0])[: ceil(len(rivals) / 2)]
    except OutOfTime:
        pass
    best = max(rivals, key=lambda trial: trial.lead(first), default=first)
    return best if best is not first and best.lead(first) > 0.0 else first
