"""Whether the database can be used: somebody who can read may still not be able to write."""

from __future__ import annotations

import asyncio
import time

from airlock.server.record import Record
from airlock.server.refused import Refused

# Seconds that a try may take, and in which its outcome answers everybody: asking all the time costs nothing.
PATIENCE = 3.0
LASTS = 1.0


class Readiness:
    """Writes to the database when it is asked, but not more often than once a second."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._trying: asyncio.Task[bool] | None = None
        self._until = 0.0

    async def check(self) -> None:
        """Refuse if nothing can be written."""
        if self._trying is None or (self._trying.done() and time.monotonic() > self._until):
            self._trying = asyncio.create_task(self._try())
        # Whoever asks may go away; the others still wait for the same.
        if not await asyncio.shield(self._trying):
            raise Refused(503, "no_database", "nothing can be written: is the database away, locked, or its disk full?")

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._record.ping()
            return True
        except Exception:
            return False
        finally:
            self._until = time.monotonic() + LASTS
