"""Shares with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

# Of the normal distribution, for 95 %.
Z = 1.959963984540054


class Share(NamedTuple):
    """A share of a total, with Wilson's interval: honest for small numbers and near 0 and 1."""

    hits: int
    n: int
    value: float
    low: float
    high: float


class Difference(NamedTuple):
    """How much two shares differ, with Newcombe's interval."""

    value: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether no difference is outside the interval."""
        return self.low > 0 or self.high < 0


def share(hits: int, n: int) -> Share:
    if not n:
        return Share(0, 0, 0.0, 0.0, 1.0)
    p = hits / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return Share(hits, n, p, max(0.0, middle - reach), min(1.0, middle + reach))


def difference(one: Share, other: Share) -> Difference:
    d = one.value - other.value
    low = d - sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    high = d + sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Difference(d, low, high)


def stratified(pairs: Sequence[tuple[Share, Share]]) -> Difference:
    """The difference within groups that must not be mixed, over all of them: Mantel and Haenszel, Sato's variance."""
    if len(pairs) == 1:
        return difference(*pairs[0])
    weights = [one.n * other.n / (one.n + other.n) for one, other in pairs]
    total = sum(weights)
    d = sum(w * (one.value - other.value) for w, (one, other) in zip(weights, pairs)) / total
    spread = 0.0
    for one, other in pairs:
        n, m, a, c = one.n, other.n, one.hits, other.hits
        spread += d * (n * n * c - m * m * a + n * m * (m - n) / 2) / (n + m) ** 2
        spread += (a * (m - c) + c * (n - a)) / (2 * (n + m))
    reach = Z * sqrt(max(0.0, spread)) / total
    return Difference(d, max(-1.0, d - reach), min(1.0, d + reach))
