"""How often a browser may do what: a bucket of tokens for each, which fills up with time."""

from __future__ import annotations

import time

from airlock.server.refused import Refused

# What -> how many at once, and how many a minute in the long run.
LIMITS: dict[str, tuple[float, float]] = {
    "create": (10, 20),
    "join": (10, 30),
    "look": (240, 1200),
    "answer": (30, 600),
    "say": (8, 60),
    "hint": (8, 40),
    "upload": (5, 10),
    "report": (3, 6),
    "change": (20, 120),
    "connect": (60, 240),
}
# A bucket for each table.
PER_TABLE = frozenset({"answer", "say", "hint"})
# Buckets of browsers that were not seen for a while are full again and can be forgotten.
MOST_BUCKETS = 20_000


class Limits:
    """All buckets of this process."""

    def __init__(self, on: bool) -> None:
        self._on = on
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def check(self, what: str, who: str) -> None:
        """Take a token, or refuse with the time to wait."""
        if not self._on:
            return
        most, per_minute = LIMITS[what]
        now = time.monotonic()
        left, at = self._buckets.get((what, who), (most, now))
        left = min(most, left + (now - at) * per_minute / 60)
        if left < 1:
            wait = (1 - left) * 60 / per_minute
            raise Refused(429, "too_fast", f"too many at once: wait {wait:.0f} s", {"seconds": round(wait, 1)})
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()
        self._buckets[(what, who)] = (left - 1, now)
