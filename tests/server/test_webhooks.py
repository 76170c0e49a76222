"""Notices to web addresses: a target that never answers keeps nobody but its own waiting."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from airlock.server import webhooks
from airlock.server.limits import Limits
from airlock.server.webhooks import AT_ONCE, AT_ONE_HOST, MOST_WAITING, PATIENCE, Webhooks
from tests.server.serving import in_loop, serving


class Target:
    """Somebody's web server: how often it was called, and whether it ever answers."""

    def __init__(self, answers: bool) -> None:
        self.answers = answers
        self.port = 0
        self.called = 0
        self.wake = asyncio.Event()

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.called += 1
        self.wake.set()
        try:
            if self.answers:
                await reader.readuntil(b"\r\n\r\n")
                writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
                await writer.drain()
            else:
                await reader.read()
        finally:
            writer.close()

    async def until_called(self, times: int) -> None:
        while self.called < times:
            self.wake.clear()
            await self.wake.wait()


@asynccontextmanager
async def target(answers: bool) -> AsyncIterator[Target]:
    heard = Target(answers)
    server = await asyncio.start_server(heard.hear, "127.0.0.1", 0)
    heard.port = server.sockets[0].getsockname()[1]
    async with server:
        yield heard


@in_loop
async def test_a_target_that_never_answers_delays_nobody_else(tmp_path: Path) -> None:
    async with AsyncExitStack() as open:
        silent, fine = [await open.enter_async_context(target(answers)) for answers in (False, True)]
        served = await open.enter_async_context(serving(tmp_path, webhook_allow_local=True))
        eve, ada = [await open.enter_async_context(served.person()) for _ in range(2)]
        for _ in range(10):
            await eve.make("me", webhook=f"http://127.0.0.1:{silent.port}/")
            await eve.at("start")
        await silent.until_called(1)
        for _ in range(3):
            await ada.make("me", webhook=f"http://localhost:{fine.port}/")
            await ada.at("start")
        async with asyncio.timeout(30):
            await fine.until_called(3)


@in_loop
async def test_a_silent_host_gets_few_at_a_time_and_then_none(monkeypatch: pytest.MonkeyPatch) -> None:
    async with target(answers=False) as silent:
        sender = Webhooks(True, Limits(on=False), seconds=0.3)
        address = f"http://127.0.0.1:{silent.port}/"
        sent = await asyncio.gather(*(sender.send(address, {"text": "x"}) for _ in range(MOST_WAITING + 30)))
        assert not any(sent)
        # What was on its way when its patience ended, and nothing of what waited.
        assert 0 < silent.called <= PATIENCE + AT_ONE_HOST
        called = silent.called
        assert not await sender.send(address, {"text": "y"})
        assert silent.called == called
        # After a rest it is tried again.
        silent.answers, sender._seconds = True, 20.0
        monkeypatch.setattr(time, "monotonic", lambda now=time.monotonic: now() + webhooks.REST)
        assert await sender.send(address, {"text": "again"})
        sender.close()


@in_loop
async def test_names_that_are_found_slowly_leave_threads_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    found = threading.Event()

    def find(host: str, port: int) -> list[str]:
        if host.startswith("slow"):
            found.wait(20)
        return ["127.0.0.1"]

    monkeypatch.setattr(webhooks, "find", find)
    async with target(answers=True) as fine:
        sender = Webhooks(True, Limits(on=False), seconds=1.0)
        try:
            slow = [sender.send(f"http://slow-{n}.example/", {"text": "x"}) for n in range(AT_ONCE // 2)]
            assert not any(await asyncio.gather(*slow))
            # Their time is over, their threads still look for them.
            sender._seconds = 20.0
            assert await sender.send(f"http://fine.example:{fine.port}/", {"text": "x"})
        finally:
            found.set()
            sender.close()


@in_loop
async def test_the_queues_of_hosts_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "MOST_HOSTS", 5)
    monkeypatch.setattr(webhooks, "find", lambda host, port: ["127.0.0.1"])
    async with target(answers=False) as silent, target(answers=True) as fine:
        sender = Webhooks(True, Limits(on=False), seconds=0.2)
        many = [sender.send(f"http://host-{n}.example:{silent.port}/", {"text": "x"}) for n in range(20)]
        await asyncio.gather(*many)
        assert 0 < silent.called <= 5
        # Nobody waits any more: there is room again.
        sender._seconds = 20.0
        assert await sender.send(f"http://fine.example:{fine.port}/", {"text": "x"})
        sender.close()
