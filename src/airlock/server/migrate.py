"""Bring the database up to date: at every start, by one worker at a time."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

FOLDER = Path(__file__).parent / "migrations"
# Any number will do, as long as all workers use the same.
LOCK = 5_317_009
# Seconds that a start waits for another process that migrates: longer than anybody waits later.
WAITING = 60


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that are missing."""
    before: int | None = None
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            # Takes the write lock, so that of two processes that start at once one waits.
            before = (await connection.exec_driver_sql("PRAGMA busy_timeout")).scalar_one()
            await connection.exec_driver_sql(f"PRAGMA busy_timeout={WAITING * 1000}")
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            await connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{WAITING}s'")
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(_upgrade)
        await connection.commit()
        if before is not None:
            await connection.exec_driver_sql(f"PRAGMA busy_timeout={before}")


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
