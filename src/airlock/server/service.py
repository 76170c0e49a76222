"""Everything that one process of the server works with."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from random import SystemRandom
from typing import Any

from airlock.server import metrics
from airlock.server.file_lock import file_of
from airlock.server.hub import Hub
from airlock.server.limits import Limits
from airlock.server.live_table import LiveTable
from airlock.server.readiness import Readiness
from airlock.server.record import Change, Record
from airlock.server.refused import LostRace
from airlock.server.settings import Settings
from airlock.server.tables import Tables
from airlock.server.thinking import Thinkers
from airlock.server.webhooks import Webhooks


class House:
    """One process of the server. What people do is in lobby.py, playing.py and talk.py."""

    def __init__(self, settings: Settings, record: Record, hub: Hub) -> None:
        self.settings = settings
        self.record = record
        self.hub = hub
        self.tables = Tables(record, settings.cached_tables, alone=bool(file_of(settings)))
        self.limits = Limits(settings.rate_limits, settings.tables_per_day)
        hub.on_spent = self.limits.spend_elsewhere
        self.readiness = Readiness(record)
        self.thinkers = Thinkers(settings.bot_processes)
        self.webhooks = Webhooks(settings.webhook_allow_local, self.limits)
        self.rng = SystemRandom()
        self._tasks: set[asyncio.Task[Any]] = set()
        # Told when the server has to act at a table by itself; the runner sets it.
        self.on_due: Callable[[str, float | None], None] = lambda table, due: None

    def in_background(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def commit(self, table: LiveTable, change: Change, reread: bool = True) -> None:
        """Write a change and tell everybody. Raises LostRace if somebody else was faster; look again then."""
        now = time.time()
        change.table.setdefault("updated", now)
        version, is_written = table.version + 1, False
        try:
            await self.record.change(table.id, table.version, change)
            is_written = True
            if reread:
                await self.tables.refresh(table)
        except BaseException as error:
            # Also where the caller goes on after that: whatever the memory says now may be wrong.
            table.distrust()
            if isinstance(error, LostRace):
                metrics.RACES.inc()
            if is_written or isinstance(error, asyncio.CancelledError):
                self._tell(table.id, version, now)
            raise
        if not reread:
            for name, value in change.table.items():
                setattr(table.row, name, value)
            table.row.version = version
        self._tell(table.id, table.version, table.row.due)

    def _tell(self, table: str, version: int, due: float | None) -> None:
        self.hub.changed(table, version)
        self.on_due(table, due)

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        # What they hold of the database must be back before it is closed: a connection that is put back afterwards
        # waits forever.
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        self.webhooks.close()
        await self.record.close()
