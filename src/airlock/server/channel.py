"""The channel between processes: none for one process, Redis or PostgreSQL for several.

A channel may break at any time. Notes are lost then, but nobody waits for them forever: see `Runner.look_around`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import asyncpg
from litestar.channels import ChannelsBackend
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

NAME = "airlock"
# Notes that may wait while the channel is broken.
MOST_WAITING = 1000

log = logging.getLogger(__name__)


class PostgresBackend(AsyncPgChannelsBackend):
    """Litestar's opens a connection for every note; this one keeps it."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._dsn = dsn
        self._sender: Any = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._sender is None or self._sender.is_closed():
            self._sender = await asyncpg.connect(dsn=self._dsn)
        for channel in channels:
            await self._sender.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def on_shutdown(self) -> None:
        if self._sender is not None:
            await self._sender.close()
        await super().on_shutdown()


def backend(url: str) -> ChannelsBackend:
    if url.startswith(("redis://", "rediss://", "unix://")):
        return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
    if url.startswith(("postgresql://", "postgres://")):
        return PostgresBackend(url)
    raise ValueError(f"AIRLOCK_CHANNEL_URL must begin with redis:// or postgresql://, not {url.split(':')[0]!r}")


class Channel:
    """Sends and hears notes, and connects again whenever that fails."""

    def __init__(self, url: str) -> None:
        backend(url)
        self._url = url
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.is_up = False

    def publish(self, note: bytes) -> None:
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(note)

    async def run(self, hear: Callable[[bytes], None]) -> None:
        """Carry notes until cancelled."""
        while True:
            try:
                await self._run(hear)
            except Exception as error:
                log.warning("the channel broke: %r", error)
            self.is_up = False
            await asyncio.sleep(1.0)

    async def _run(self, hear: Callable[[bytes], None]) -> None:
        way = backend(self._url)
        await way.on_startup()
        try:
            await way.subscribe([NAME])
            self.is_up = True
            async with asyncio.TaskGroup() as both:
                both.create_task(self._send(way))
                both.create_task(self._hear(way, hear))
        finally:
            with suppress(Exception):
                await way.on_shutdown()

    async def _send(self, way: ChannelsBackend) -> None:
        while True:
            await way.publish(await self._waiting.get(), [NAME])

    async def _hear(self, way: ChannelsBackend, hear: Callable[[bytes], None]) -> None:
        async for _, note in way.stream_events():
            hear(note)
