"""Several workers at the same tables: PostgreSQL for the record, Redis or PostgreSQL for the notes between them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx
import pytest

from tests.server.processes import Server, postgres, redis, server
from tests.server.serving import HEADERS, Json, Live, Person, in_loop, my_options


@contextmanager
def workers(folder: Path, channel: str) -> Iterator[tuple[str, list[Server]]]:
    """Two workers and their database."""
    with ExitStack() as started:
        database = started.enter_context(postgres())
        notes = database if channel == "postgresql" else started.enter_context(redis(folder))
        env = {"AIRLOCK_DATABASE_URL": database, "AIRLOCK_CHANNEL_URL": notes}
        pair = [Server(folder, env), Server(folder, env)]
        for worker in pair:
            started.callback(worker.stop)
        for worker in pair:
            worker.wait()
        yield database, pair


@asynccontextmanager
async def browser(url: str, like: Person | None = None) -> Any:
    """A browser at one worker, with the cookies and the table of another one."""
    async with httpx.AsyncClient(base_url=url, headers=HEADERS, timeout=30) as client:
        person = Person(client)
        if like is not None:
            person.table = like.table
            for name, value in like.client.cookies.items():
                client.cookies.set(name, value)
        yield person


@pytest.mark.parametrize("channel", ["redis", "postgresql"])
@in_loop
async def test_two_workers_serve_one_table(tmp_path: Path, channel: str) -> None:
    with workers(tmp_path, channel) as (database, pair):
        async with AsyncExitStack() as browsers:
            ada = await browsers.enter_async_context(browser(pair[0].url))
            await ada.make("me", "local", "bot", name="zwei")
            await ada.at("start")
            both = [ada, await browsers.enter_async_context(browser(pair[1].url, ada))]
            lives = [await browsers.enter_async_context(person.live(0)) for person in both]
            rng = Random(7)
            for live in lives:
                await live.next("state")
            state = lives[1].last
            turn = raced = 0
            while state["status"] != "over" and turn < 40:
                looks = [await both[turn % 2].state(seat) for seat in (0, 1)]
                asked = next((look for look in looks if my_options(look)), None)
                if asked is None:
                    await asyncio.sleep(0.02)
                    state = looks[0]
                    continue
                seat, current, key = asked["seat"], asked["seq"], rng.choice(my_options(asked))
                if turn % 5 == 0:
                    # The same question answered at both workers at once: one answer counts.
                    raced += await _race(both, seat, current, key)
                else:
                    await _answer(both[turn % 2], seat, current, key)
                turn += 1
                # The other worker's socket hears of it.
                state = await _next(lives[turn % 2], current)
            assert turn > 15
            assert raced > 1
            await _check_moves(database, ada.table)
            presence = (await both[1].look())["seats"][0]["connected"]
            assert presence


async def _next(live: Live, seq: int) -> Json:
    """The first state after an answer, unless it was heard already."""
    while live.last["seq"] <= seq and live.last["status"] != "over":
        await live.next("state")
    return live.last


async def _answer(person: Person, seat: int, seq: int, key: str) -> int:
    body = {"seat": seat, "seq": seq, "key": key}
    answer = await person.client.post(f"/api/tables/{person.table}/answers", json=body)
    assert answer.status_code in (200, 409), answer.text[:300]
    if answer.status_code == 409:
        assert answer.json()["error"]["detail"]["state"]["seq"] >= seq
    return answer.status_code


async def _race(both: list[Person], seat: int, seq: int, key: str) -> int:
    """1 if exactly one of the two answers counted; a bot or a forced answer may have been faster than both."""
    statuses = sorted(await asyncio.gather(*(_answer(person, seat, seq, key) for person in both)))
    assert statuses in ([200, 409], [409, 409]), statuses
    return int(statuses == [200, 409])


async def _check_moves(database: str, table: str) -> None:
    connection = await asyncpg.connect(database)
    try:
        # Both at the same moment: bots play on meanwhile.
        async with connection.transaction(isolation="repeatable_read"):
            found = await connection.fetch('SELECT seq FROM moves WHERE "table" = $1 ORDER BY seq', table)
            told = await connection.fetchval("SELECT seq FROM tables WHERE id = $1", table)
    finally:
        await connection.close()
    assert [row["seq"] for row in found] == list(range(1, told + 1))


@in_loop
async def test_bots_of_a_dead_worker_are_taken_over(tmp_path: Path) -> None:
    with workers(tmp_path, "redis") as (database, pair):
        async with browser(pair[0].url) as host:
            tables = []
            for _ in range(3):
                await host.make("bot", "bot", "bot", spectators=True, pace="brisk")
                await host.at("start")
                tables.append(host.table)
            cookies = host
        await asyncio.sleep(2)
        pair[0].kill()
        async with browser(pair[1].url, cookies) as host:
            before = {}
            for table in tables:
                host.table = table
                before[table] = (await host.look())["seq"]
            await asyncio.sleep(5)
            for table in tables:
                host.table = table
                assert (await host.look())["seq"] > before[table]
                await _check_moves(database, table)


def test_a_server_stops_gracefully(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        assert httpx.get(f"{running.url}/health").status_code == 200
    log = (tmp_path / f"server-{running.port}.log").read_text()
    assert "Application shutdown complete" in log
    assert "error" not in log
