"""How often a browser may do what: a bucket of tokens for each, which fills up with time.

Every process has its own buckets. Where a channel joins several processes, each tells the others a few times a second
what was taken, so that a browser has the same rights at all of them together. Without the channel they count alone.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from airlock.server.daily import Daily
from airlock.server.hub import Hub
from airlock.server.refused import Refused

# What -> how many at once, and how many a minute in the long run.
LIMITS: dict[str, tuple[float, float]] = {
    "create": (10, 20),
    "join": (10, 30),
    "look": (240, 1200),
    # Answers, messages and hints at all tables together, also at those that don't exist.
    "act": (300, 3000),
    "answer": (30, 600),
    "say": (8, 60),
    "hint": (8, 40),
    "upload": (5, 10),
    "report": (3, 6),
    "change": (20, 120),
    "connect": (60, 240),
    # By the host of the address.
    "webhook": (20, 60),
}
# A bucket for each table, and one of `act` for all of them.
PER_TABLE = frozenset({"answer", "say", "hint"})
# Open sockets of one address.
MOST_SOCKETS = 300
# The buckets that were not used for the longest time are forgotten first: after half a minute every one is full again.
MOST_BUCKETS = 20_000
# Seconds between two notes to the others, and the most that one of them says (PostgreSQL carries 8,000 bytes).
SHARED_EVERY = 0.2
MOST_SHARED = 60


class Limits:
    """All buckets of this process."""

    def __init__(self, on: bool, tables_per_day: int = 200) -> None:
        self._on = on
        self._daily = Daily(tables_per_day)
        # The least recently used first.
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        # Taken here since the others were told.
        self._spent: Counter[tuple[str, str]] = Counter()
        self._sockets: Counter[str] = Counter()

    def check(self, what: str, who: str) -> None:
        """Take a token, or refuse with the time to wait."""
        if not self._on:
            return
        left = self._left(what, who)
        if left < 1:
            # Somebody who goes on asking is not forgotten meanwhile.
            self._keep(what, who, left)
            wait = (1 - left) * 60 / LIMITS[what][1]
            raise Refused(429, "too_fast", f"too many at once: wait {wait:.0f} s", {"seconds": round(wait, 1)})
        self._daily.count(what, who)
        self._keep(what, who, left - 1)
        if len(self._spent) < MOST_BUCKETS:
            self._spent[what, who] += 1

    def _left(self, what: str, who: str) -> float:
        most, per_minute = LIMITS[what]
        now = time.monotonic()
        left, at = self._buckets.get((what, who), (most, now))
        return min(most, left + (now - at) * per_minute / 60)

    def _keep(self, what: str, who: str, left: float) -> None:
        self._buckets[what, who] = (left, time.monotonic())
        self._buckets.move_to_end((what, who))
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    @contextmanager
    def socket(self, who: str) -> Iterator[None]:
        """One more open socket of this address, or too many."""
        if self._on and self._sockets[who] >= MOST_SOCKETS:
            raise Refused(429, "too_many", f"more than {MOST_SOCKETS} connections from one address")
        self._sockets[who] += 1
        try:
            yield
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    def take_spent(self) -> list[tuple[str, str, int]]:
        """What was taken here since the last time."""
        spent = [(what, who, times) for (what, who), times in self._spent.items()]
        self._spent.clear()
        return spent

    def spend_elsewhere(self, spent: list[tuple[str, str, int]]) -> None:
        """Others were asked: the bucket here is as empty as theirs."""
        for what, who, times in spent:
            if what in LIMITS:
                self._keep(what, who, max(0.0, self._left(what, who) - times))


async def share(limits: Limits, hub: Hub) -> None:
    """Until cancelled: tell the others what is used up."""
    while True:
        await asyncio.sleep(SHARED_EVERY)
        spent = limits.take_spent()
        if hub.is_up:
            for first in range(0, len(spent), MOST_SHARED):
                hub.spent(spent[first : first + MOST_SHARED])
