"""One thread writes to an SQLite file: together what waits together, and everybody gets their own answer."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from threading import Event
from unittest.mock import Mock

import pytest
from sqlalchemy import Connection, Engine, event

from airlock.server.database import connect, writing_engine
from airlock.server.outage import REST, NoDatabase, Outage
from airlock.server.refused import LostRace
from airlock.server.writer import TOGETHER, Job, Writer
from tests.server.serving import in_loop


def put(number: int) -> Job[int]:
    """A job that writes a number."""

    def job(connection: Connection) -> int:
        connection.exec_driver_sql("INSERT INTO numbers VALUES (?)", (number,))
        return number

    return job


def written(folder: Path) -> list[int]:
    with closing(sqlite3.connect(folder / "x.sqlite3")) as database:
        return [number for (number,) in database.execute("SELECT number FROM numbers ORDER BY number")]


def engine_of(folder: Path, patience: float) -> Engine:
    engine = writing_engine(connect(f"sqlite+aiosqlite:///{folder / 'x.sqlite3'}"), patience)
    assert engine is not None
    return engine


@asynccontextmanager
async def writer(folder: Path, patience: float = 3.0) -> AsyncIterator[Writer]:
    one = Writer(engine_of(folder, patience), Outage())
    await one.write(lambda connection: connection.exec_driver_sql("CREATE TABLE numbers (number INTEGER)").close())
    yield one
    await one.close()


@in_loop
async def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    commits = []
    async with writer(tmp_path) as one:
        event.listen(one._engine, "commit", lambda connection: commits.append(1))
        assert await asyncio.gather(*(one.write(put(n)) for n in range(40))) == list(range(40))
        assert written(tmp_path) == list(range(40))
    assert len(commits) <= 2


@in_loop
async def test_one_that_fails_leaves_the_others_alone(tmp_path: Path) -> None:
    def loses(connection: Connection) -> int:
        put(1000)(connection)
        raise LostRace

    async with writer(tmp_path) as one:
        jobs = [put(0), loses, put(1), loses, put(2)]
        done = await asyncio.gather(*(one.write(job) for job in jobs), return_exceptions=True)
        assert [n if isinstance(n, int) else type(n) for n in done] == [0, LostRace, 1, LostRace, 2]
        assert written(tmp_path) == [0, 1, 2]


@in_loop
async def test_whoever_is_cancelled_knows_how_it_ended(tmp_path: Path) -> None:
    begun, go_on = Event(), Event()

    def slow(connection: Connection) -> int:
        begun.set()
        assert go_on.wait(30)
        return put(1)(connection)

    async with writer(tmp_path) as one:
        first = asyncio.create_task(one.write(slow))
        await asyncio.to_thread(begun.wait, 30)
        second, third = (asyncio.create_task(one.write(put(n))) for n in (2, 3))
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        with pytest.raises(asyncio.CancelledError):
            await second
        # What has begun is waited for.
        assert not first.done()
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await first
        assert 1 in written(tmp_path)
        await third
        assert written(tmp_path) == [1, 3]


@in_loop
async def test_all_who_wait_for_a_locked_file_are_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with writer(tmp_path, patience=0.3) as one:
        with closing(sqlite3.connect(tmp_path / "x.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            tries = Mock(wraps=one._commit_together)
            monkeypatch.setattr(one, "_commit_together", tries)
            # More than are written together: those of the second transaction don't begin to wait.
            waiting = [one.write(put(n)) for n in range(3 * TOGETHER)]
            done = await asyncio.gather(*waiting, return_exceptions=True)
            assert tries.call_count == 1
            other.execute("ROLLBACK")
        assert {type(error) for error in done} == {NoDatabase}
        assert written(tmp_path) == []
        await asyncio.sleep(REST)
        assert await one.write(put(7)) == 7
