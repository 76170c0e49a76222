"""kill -9 again and again during matches: what was acknowledged is there, and every table goes on soon."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx
import pytest

from airlock.kernel.save import load
from airlock.kernel.verify import verify_seed
from airlock.titles import TITLES
from tests.server.processes import Postgres, Server, postgres_server
from tests.server.serving import HEADERS, Json, Person, in_loop, my_options

# Seconds until somebody is served again, apart from those in which the machine had no processor free for it.
SOON = 5.0


NUMBERS = "SELECT count(*), count(DISTINCT seq), coalesce(min(seq), 1), coalesce(max(seq), 0) FROM moves"
KEYS = "SELECT seq, key FROM moves"


class Away(Exception):
    """Nobody answers just now, or somebody says that it can't be done just now."""


class Ward:
    """One process with an SQLite file: what can be killed, and how it comes back."""

    kinds: tuple[str, ...] = ("server",)

    def __init__(self, folder: Path, env: dict[str, str] | None = None, workers: int = 1) -> None:
        self._folder, self._env, self._workers = folder, env or {}, workers
        self.server = Server(folder, self._env, workers=workers)
        self.server.wait()
        # How long the log was at the last kill, and how long processes had stood in line for a processor by then.
        self.logged = 0
        self._stood: dict[int, float] = {}

    def mark(self) -> None:
        """A kill is to be timed."""
        self.logged = len(self.server.log().encode())
        self._stood = self._standing()

    def stood(self) -> float:
        """Seconds since then in which the processes could have gone on if the machine had been free."""
        now = {pid: seconds - self._stood.get(pid, 0.0) for pid, seconds in self._standing().items()}
        return now.pop(self.server.process.pid) + max(now.values(), default=0.0)

    def _standing(self) -> dict[int, float]:
        pids = [self.server.process.pid, *self.server.workers()]
        return {pid: int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9 for pid in pids}

    def kill(self, kind: str, rng: Random) -> None:
        """kill -9, and what a supervisor would do then."""
        self.server.kill()
        self.server = Server(self._folder, self._env, self.server.port, self._workers)
        self._wait(self._workers)

    def _wait(self, workers: int) -> None:
        """Until this many have started since the kill: others may serve until they notice that they are alone."""
        end = time.monotonic() + 60
        while self.server.log(self.logged).count("Application startup complete") < workers:
            assert time.monotonic() < end, "a successor does not start"
            time.sleep(0.05)
        self.server.wait()

    async def moves(self, table: str) -> tuple[list[int], dict[int, str]]:
        """How many, different ones, first and last, read in one statement; and the moves themselves."""
        with closing(sqlite3.connect(self._folder / "airlock.sqlite3")) as connection:
            numbers = connection.execute(f'{NUMBERS} WHERE "table" = ?', (table,)).fetchone()
            return list(numbers), dict(connection.execute(f'{KEYS} WHERE "table" = ?', (table,)))


class Pair(Ward):
    """Two workers with their parent, at PostgreSQL."""

    kinds = ("worker", "parent", "database")

    def __init__(self, folder: Path, database: Postgres) -> None:
        self._database = database
        super().__init__(folder, {"AIRLOCK_DATABASE_URL": database.url, "AIRLOCK_CHANNEL_URL": database.url}, 2)

    def kill(self, kind: str, rng: Random) -> None:
        if kind == "worker":
            os.kill(rng.choice(self.server.workers()), signal.SIGKILL)
            self._wait(1)
        elif kind == "database":
            self._database.crash()
            self._database.start()
            self._wait(0)
        else:
            super().kill(kind, rng)

    async def moves(self, table: str) -> tuple[list[int], dict[int, str]]:
        connection = await asyncpg.connect(self._database.url)
        try:
            numbers = await connection.fetchrow(f'{NUMBERS} WHERE "table" = $1', table)
            return list(numbers or ()), {
                row["seq"]: row["key"] for row in await connection.fetch(f'{KEYS} WHERE "table" = $1', table)
            }
        finally:
            await connection.close()


class Player:
    """Somebody who plays on whatever happens, and remembers every answer that was acknowledged."""

    def __init__(self, person: Person, rng: Random) -> None:
        self._person, self._rng = person, rng
        self.tables: list[str] = []
        self.keys: dict[tuple[str, int], str] = {}
        # When somebody was served, and the longest time without.
        self.served_at = time.monotonic()
        self.longest = 0.0
        self._mine = ""

    async def make(self, *kinds: str, pace: str) -> None:
        await self._person.make(*kinds, pace=pace, spectators=True)
        await self._person.at("start")
        self.tables.append(self._person.table)

    async def play(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self._play_one()
            except (httpx.TransportError, Away):
                await asyncio.sleep(0.05)

    async def _ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = await self._person.client.request(method, f"/api/tables/{self._mine}/{path}", **more)
        if answer.status_code >= 500:
            raise Away
        assert answer.status_code in (200, 409), answer.text
        now = time.monotonic()
        self.longest, self.served_at = max(self.longest, now - self.served_at), now
        return answer

    async def _play_one(self) -> None:
        if not self._mine:
            await self._renew()
        for seat in (0, 2):
            state = (await self._ask("GET", "state", params={"seat": seat})).json()
            if state["status"] == "over":
                self._mine = ""
                return
            if options := my_options(state):
                body = {"seat": seat, "seq": state["seq"], "key": self._rng.choice(options)}
                answer = await self._ask("POST", "answers", json=body)
                if answer.status_code == 200:
                    self.keys[self._mine, answer.json()["seq"]] = body["key"]
        await asyncio.sleep(0.01)

    async def _renew(self) -> None:
        try:
            await self.make("me", "bot", "local", pace="instant")
        except AssertionError as error:
            # A table that could not be made, or not begun, is nobody's.
            raise Away from error
        self._mine = self.tables[-1]

    async def look(self, table: str) -> Json:
        shown: Json = (await self._person.get(f"/api/tables/{table}"))["table"]
        return shown

    async def save(self, table: str) -> str:
        return (await self._person.client.get(f"/api/tables/{table}/save")).text


@asynccontextmanager
async def playing(player: Player) -> AsyncIterator[None]:
    task = asyncio.create_task(player.play())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait({task})
    if not task.cancelled() and task.exception() is not None:
        raise task.exception() or AssertionError


async def kill_again_and_again(ward: Ward, times: int) -> None:
    rng = Random(5)
    async with httpx.AsyncClient(base_url=ward.server.url, headers=HEADERS, timeout=10) as client:
        player = Player(Person(client), rng)
        await player.make("bot", "bot", "bot", pace="brisk")
        await player.make("bot", "bot", pace="brisk")
        for number in range(times):
            kind = ward.kinds[number % len(ward.kinds)]
            async with playing(player):
                await asyncio.sleep(rng.uniform(0.2, 1.5))
                player.longest, player.served_at = 0.0, time.monotonic()
                ward.mark()
                await asyncio.to_thread(ward.kill, kind, rng)
                killed = time.monotonic()
                async with asyncio.timeout(60):
                    while player.served_at < killed:
                        await asyncio.sleep(0.02)
                stood = ward.stood()
            gap = player.longest - stood
            assert gap < SOON, f"{gap:.1f} s (and {stood:.1f} in line) without service after kill {number}: {kind}"
            await check(ward, player)
        assert len(player.keys) > 3 * times
        await all_get_on(player)
    await check(ward, player)


async def check(ward: Ward, player: Player) -> None:
    """Every acknowledged answer is in the record, and none is missing or there twice."""
    for table in player.tables:
        (count, different, first, last), found = await ward.moves(table)
        assert (count, different, first) == (last, last, 1), f"{table}: {count} moves from {first} to {last}"
        for (id, seq), key in player.keys.items():
            assert id != table or found[seq] == key, "an acknowledged answer is lost"


async def all_get_on(player: Player) -> None:
    """Nothing is stuck, and what is over can be checked."""
    before = {table: await player.look(table) for table in player.tables}
    waiting = {table for table, shown in before.items() if shown["status"] != "over"}
    async with playing(player), asyncio.timeout(60):
        while waiting:
            await asyncio.sleep(0.1)
            for table in list(waiting):
                if (await player.look(table))["seq"] > before[table]["seq"]:
                    waiting.discard(table)
    for table, shown in before.items():
        if shown["status"] == "over":
            assert verify_seed(load(await player.save(table), TITLES))


@contextmanager
def one_process(folder: Path) -> Iterator[Ward]:
    ward = Ward(folder)
    try:
        yield ward
    finally:
        ward.server.stop()


@contextmanager
def two_workers(folder: Path) -> Iterator[Ward]:
    with postgres_server() as database:
        ward = Pair(folder, database)
        try:
            yield ward
        finally:
            ward.server.stop()


@in_loop
async def test_a_few_kills_lose_nothing(tmp_path: Path) -> None:
    with one_process(tmp_path) as ward:
        await kill_again_and_again(ward, 3)


@in_loop
async def test_kills_of_worker_parent_and_database_lose_nothing(tmp_path: Path) -> None:
    with two_workers(tmp_path) as ward:
        await kill_again_and_again(ward, 3)


@pytest.mark.soak
@partial(in_loop, seconds=1800)
async def test_sixty_kills_lose_nothing(tmp_path: Path) -> None:
    with one_process(tmp_path) as ward:
        await kill_again_and_again(ward, 60)


@pytest.mark.soak
@partial(in_loop, seconds=1800)
async def test_sixty_kills_of_worker_parent_and_database_lose_nothing(tmp_path: Path) -> None:
    with two_workers(tmp_path) as ward:
        await kill_again_and_again(ward, 60)
