"""Connecting to the database: an SQLite file, or PostgreSQL for several workers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


def connect(url: str) -> AsyncEngine:
    """An engine for this database. The folder of an SQLite file is made if it is missing."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    path = make_url(url).database
    if path and path != ":memory:":
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        # An acknowledged move is on the disk. Readers don't wait for writers, writers wait for each other.
        for words in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {words}")
        cursor.close()

    return engine
