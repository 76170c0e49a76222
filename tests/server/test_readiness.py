"""Ready is only a server that can write."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from airlock.server import outage, readiness
from tests.server.serving import Person, Served, in_loop, serving


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """No file of this process can become larger than what is written of the database now."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((folder / "airlock.sqlite3-wal").stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def is_ready(person: Person) -> bool:
    answer = await person.client.get("/ready")
    assert answer.status_code in (200, 503), answer.text
    assert answer.status_code == 200 or answer.json()["error"]["code"] == "no_database"
    return answer.status_code == 200


@in_loop
async def test_a_full_disk_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "LASTS", 0.0)
    # The next try need not wait for a moment of rest.
    monkeypatch.setattr(outage, "REST", 0.0)
    async with serving(tmp_path) as served, served.person() as ada:
        assert await is_ready(ada)
        with full_disk(tmp_path):
            assert not await is_ready(ada)
        assert await is_ready(ada)


@in_loop
async def test_a_database_that_can_only_be_read_is_not_ready(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        writer = served.house.record._writer
        assert writer is not None

        @event.listens_for(writer._engine, "checkout")
        def only_read(connection: Any, record: Any, proxy: Any) -> None:
            connection.cursor().execute("PRAGMA query_only=ON")

        assert not await is_ready(ada)


@in_loop
async def test_asking_all_the_time_writes_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "LASTS", 60.0)
    async with serving(tmp_path) as served, served.person() as ada:
        tries = counted(served, monkeypatch)
        assert all(await asyncio.gather(*(is_ready(ada) for _ in range(10))))
        assert tries == [1]


def counted(served: Served, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    record, tries = served.house.record, []
    ping = record.ping

    async def count() -> None:
        tries.append(1)
        await ping()

    monkeypatch.setattr(record, "ping", count)
    return tries
