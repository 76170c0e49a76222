"""Connecting to the database: an SQLite file, or PostgreSQL for several workers."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


def connect(url: str, patience: float = 3.0) -> AsyncEngine:
    """An engine for this database. The folder of an SQLite file is made if it is missing.

    Nobody waits for longer than `patience`, in seconds: for a connection, or for a lock that somebody else holds.
    """
    if not url.startswith("sqlite"):
        wait = {"timeout": patience, "server_settings": {"lock_timeout": str(round(patience * 1000))}}
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=wait)
    path = make_url(url).database
    more: dict[str, Any] = {}
    if path and path != ":memory:":
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        # The connection that was used last has most of the file in memory.
        more = {"pool_use_lifo": True}
    engine = create_async_engine(url, **more)
    event.listen(engine.sync_engine, "connect", partial(prepare, patience))
    return engine


def prepare(patience: float, connection: Any, record: Any) -> None:
    """Set up a connection to an SQLite file."""
    cursor = connection.cursor()
    # An acknowledged move is on the disk. Readers don't wait for writers, writers wait for each other. The time to wait
    # comes first, as the mode may have to wait already.
    wait = f"busy_timeout={round(patience * 1000)}"
    for words in (wait, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {words}")
    cursor.close()


def writing_engine(engine: AsyncEngine, patience: float) -> Engine | None:
    """A second engine for a thread that does all the writing, if the database is a file."""
    path = engine.url.database
    if engine.dialect.name != "sqlite" or not path or path == ":memory:":
        return None
    own = create_engine(URL.create("sqlite", database=path), pool_size=1, max_overflow=0)
    event.listen(own, "connect", partial(prepare, patience))
    # The driver would begin at the first statement that writes. What has been read before may be old by then.
    event.listen(own, "connect", _begin_by_hand)
    event.listen(own, "begin", _begin)
    return own


def _begin_by_hand(connection: Any, record: Any) -> None:
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
