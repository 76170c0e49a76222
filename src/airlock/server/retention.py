"""Old tables and uploads are removed after a time, where the one who runs the server wants that."""

from __future__ import annotations

import asyncio
import time

import structlog

from airlock.server import metrics
from airlock.server.service import House

log = structlog.get_logger(__name__)

DAY = 24 * 3600.0
EVERY = 3600.0
# How many are removed in one transaction: others want to write, too.
AT_ONCE = 50


async def sweep(house: House) -> None:
    """Until cancelled: look for what nobody has touched for this many days."""
    days = house.settings.keep_days
    while days:
        try:
            await sweep_once(house, time.time() - days * DAY)
        except Exception:
            log.exception("removing old tables failed")
        await asyncio.sleep(EVERY * house.rng.uniform(0.9, 1.1))


async def sweep_once(house: House, before: float) -> None:
    """Remove what was last touched before a moment."""
    while True:
        gone = await house.record.remove_tables(before, AT_ONCE)
        for id in gone:
            house.tables.forget(id)
            house.on_due(id, None)
        metrics.SWEPT.labels("table").inc(len(gone))
        if len(gone) < AT_ONCE:
            break
    replays = await house.record.remove_replays(before)
    metrics.SWEPT.labels("replay").inc(replays)
    if gone or replays:
        log.info("old tables and replays removed", tables=len(gone), replays=replays)
