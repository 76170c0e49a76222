"""A start waits for its database: after a power cut both come back at once, in any order."""

from __future__ import annotations

import asyncio
import time

import asyncpg
import structlog
from sqlalchemy import exc, select
from sqlalchemy.ext.asyncio import AsyncEngine

log = structlog.get_logger(__name__)

# Seconds between two tries, for one try, and between two lines in the log.
PAUSE = 0.25
TRY = 5.0
EVERY = 5.0
# Classes of SQLSTATE that pass: no connection, too many of them, a server that starts or stops.
PASSING = ("08", "53", "57")


class NeverCame(Exception):
    """The database has not come back in time, or can't be used at all."""


def may_pass(error: BaseException) -> bool:
    """Whether waiting can help. A wrong password or a missing database stays what it is."""
    if isinstance(error, exc.DBAPIError):
        error = error.orig or error
    state = getattr(error, "sqlstate", None)
    if state:
        return str(state)[:2] in PASSING
    return isinstance(error, OSError | TimeoutError | asyncpg.InterfaceError) or "locked" in str(error)


async def wait_for(engine: AsyncEngine, seconds: float) -> None:
    """Return when the database answers. Raises NeverCame if it doesn't in this time."""
    begin = said = time.monotonic()
    is_first = True
    where = engine.url.render_as_string()
    while True:
        try:
            async with asyncio.timeout(TRY), engine.connect() as connection:
                await connection.execute(select(1))
                return
        except Exception as error:
            now, words = time.monotonic(), str(error).partition("\n")[0] or type(error).__name__
            if not may_pass(error):
                raise NeverCame(f"the database {where} can't be used: {words}") from None
            if now - begin > seconds:
                raise NeverCame(f"the database {where} did not answer for {seconds:.0f} s: {words}") from None
            if is_first or now - said > EVERY:
                is_first, said = False, now
                log.warning("waiting for the database", where=where, words=words, at_most=seconds)
        await asyncio.sleep(PAUSE)
