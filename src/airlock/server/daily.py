"""How much one address may add to what is kept, from midnight to midnight UTC. Each process counts for itself."""

from __future__ import annotations

import time
from collections import Counter

from airlock.server.refused import Refused

DAY = 24 * 3600
# What -> how many a day. How many tables is a setting.
MOST: dict[str, int] = {"say": 5000, "report": 50, "upload": 50}
# More addresses than this are not told apart any more: all further ones share one count.
MOST_ADDRESSES = 100_000


class Daily:
    """What the addresses have made today."""

    def __init__(self, tables: int) -> None:
        self._most = {**MOST, "create": tables}
        self._day = 0
        self._made: Counter[tuple[str, str]] = Counter()

    def count(self, what: str, who: str) -> None:
        """Count one more, or refuse with the time until tomorrow. What isn't kept is not counted."""
        most = self._most.get(what)
        if most is None:
            return
        day, second = divmod(int(time.time()), DAY)
        if day != self._day:
            self._day = day
            self._made.clear()
        # Whom a bucket of each table is for, is one address here.
        made = what, who.partition("/")[0]
        if made not in self._made and len(self._made) >= MOST_ADDRESSES:
            made = what, ""
        if self._made[made] >= most:
            raise Refused(
                429, "enough_today", f"that was enough for one day: {most} from one address; wait until midnight UTC",
                {"seconds": DAY - second},
            )  # fmt: skip
        self._made[made] += 1
