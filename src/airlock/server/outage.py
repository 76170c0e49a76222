"""When the database is away or locked: everybody is told so soon, and the log gets one line now and then."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
import structlog
from sqlalchemy import exc

from airlock.server.refused import Refused

log = structlog.get_logger(__name__)

# Seconds in which nobody tries again after somebody has found out: all who stand in line would find out one after the
# other otherwise.
REST = 0.5
# Seconds between two lines in the log.
EVERY = 10.0
# What others are told to wait.
RETRY = 2
# Classes of SQLSTATE that say something about the database and nothing about the statement: connection, deadlock,
# resources, a lock that was not to be had, somebody who shut it down, a broken disk.
AWAY = ("08", "40", "53", "55", "57", "58")


class NoDatabase(Refused):
    """The database doesn't answer. What was being written is there as a whole or not at all."""

    def __init__(self) -> None:
        message = "the database doesn't answer just now: wait a moment, look again, and repeat what is not there"
        super().__init__(503, "no_database", message, {"seconds": RETRY})


def busy() -> Refused:
    """Others stand in line before this one, for longer than anybody wants to wait."""
    return Refused(503, "busy", "too much happens here at once: try again in a moment", {"seconds": RETRY})


def is_away(error: BaseException) -> bool:
    """Whether an error means that the database is away, locked or full, and not that the statement was wrong."""
    if isinstance(error, exc.DBAPIError):
        if error.connection_invalidated or isinstance(error, exc.OperationalError | exc.InterfaceError):
            return True
        return str(getattr(error.orig, "sqlstate", None) or "")[:2] in AWAY
    # The driver of PostgreSQL raises its own errors, and those of the system, while it connects.
    if isinstance(error, asyncpg.PostgresError):
        return (error.sqlstate or "")[:2] in AWAY
    return isinstance(error, asyncpg.InterfaceError | OSError) and not is_late(error)


def is_late(error: BaseException) -> bool:
    """Whether there was no answer in time. Perhaps the database is out of reach, perhaps this machine is just busy."""
    return isinstance(error, exc.TimeoutError | TimeoutError)


class Outage:
    """What this process knows about the database being away."""

    def __init__(self) -> None:
        self._rest_until = 0.0
        self._next_line = 0.0
        self._unsaid = 0

    def check(self) -> None:
        """Raise NoDatabase if somebody has just found out."""
        if time.monotonic() < self._rest_until:
            self._unsaid += 1
            raise NoDatabase

    @contextmanager
    def noticed(self) -> Iterator[None]:
        """Around every use of the database."""
        self.check()
        try:
            yield
        except Exception as error:
            if not (is_away(error) or is_late(error)):
                raise
            raise self.note(error) from None

    def note(self, error: Exception) -> NoDatabase:
        """Somebody has just found out; what they should be told."""
        now = time.monotonic()
        if not is_late(error):
            self._rest_until = now + REST
        self._unsaid += 1
        if now >= self._next_line:
            # The first line only: what follows in it is the statement, with what people wrote.
            words = str(error).partition("\n")[0][:300]
            log.error("the database doesn't answer", error=type(error).__name__, words=words, times=self._unsaid)
            self._next_line = now + EVERY
            self._unsaid = 0
        return NoDatabase()
