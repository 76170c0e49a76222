"""One process at an SQLite file: without a channel a second one would not hear what the first one does."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from airlock.server.settings import Settings

# Seconds to wait for a process that is just stopping.
PATIENCE = 3.0


class AlreadyServed(Exception):
    """Another process serves the same file."""

    def __init__(self, file: str) -> None:
        super().__init__(
            f"another server uses {file} already: stop that one, name another file (--database), or let both talk to "
            "each other (AIRLOCK_CHANNEL_URL, redis:// or postgresql://)"
        )


def file_of(settings: Settings) -> str:
    """The SQLite file that needs one process only, or nothing."""
    url = make_url(settings.database_url)
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return str(url.database) if is_file and not settings.channel_url else ""


@contextmanager
def only_server(settings: Settings) -> Iterator[None]:
    """Keep every other process from the same file. The lock is SQLite's own, so that it ends with the process."""
    file = file_of(settings)
    if not file:
        yield
        return
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(f"{file}-serving", timeout=PATIENCE, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise AlreadyServed(file) from error
        yield
