"""Old tables and uploads are removed after a time: soon where nobody plays, elsewhere if the server is set to."""

from __future__ import annotations

import asyncio
import time

import structlog

from airlock.server import metrics
from airlock.server.outage import NoDatabase
from airlock.server.record import Which
from airlock.server.service import House

log = structlog.get_logger(__name__)

DAY = 24 * 3600.0
EVERY = 3600.0
# How many are removed in one transaction: others want to write, too.
AT_ONCE = 50


async def sweep(house: House) -> None:
    """Until cancelled: look for what nobody has touched for days."""
    while True:
        try:
            await sweep_all(house)
        except NoDatabase:
            pass
        except Exception:
            log.exception("removing old tables failed")
        await asyncio.sleep(EVERY * house.rng.uniform(0.9, 1.1))


async def sweep_all(house: House) -> None:
    """Remove everything whose time has come. Zero days keep it."""
    settings, now = house.settings, time.time()
    if settings.keep_bots_days:
        await sweep_tables(house, now - settings.keep_bots_days * DAY, "bots")
    if settings.keep_unplayed_days:
        await sweep_tables(house, now - settings.keep_unplayed_days * DAY, "unplayed")
    if settings.keep_days:
        await sweep_once(house, now - settings.keep_days * DAY)


async def sweep_tables(house: House, before: float, which: Which) -> None:
    """Remove tables that were last touched before a moment."""
    removed, is_more = 0, True
    while is_more:
        gone = await house.record.remove_tables(before, AT_ONCE, which)
        for id in gone:
            house.tables.forget(id)
            house.on_due(id, None)
        metrics.SWEPT.labels("table").inc(len(gone))
        removed += len(gone)
        is_more = len(gone) == AT_ONCE
    if removed:
        log.info("old tables removed", which=which, tables=removed)


async def sweep_once(house: House, before: float) -> None:
    """Remove what was last touched before a moment."""
    await sweep_tables(house, before, "all")
    replays = await house.record.remove_replays(before)
    metrics.SWEPT.labels("replay").inc(replays)
    if replays:
        log.info("old replays removed", replays=replays)
