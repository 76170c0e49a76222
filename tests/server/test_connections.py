"""What one stranger's connections may cost the others: half requests, floods, peers that never read, too many."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from airlock.server import metrics, protocols
from airlock.server.crowd import Crowd
from airlock.server.protocols import HttpConnection, SocketConnection
from airlock.server.settings import Settings
from tests.server.serving import Live, Person, Served, in_loop, serving

# Loopback has many addresses; only 127.0.0.1 is trusted to speak for others.
STRANGER, OTHER = "127.0.0.2", "127.0.0.3"
HALF_HEADERS = b"GET /health HTTP/1.1\r\nHost: a\r\n"
HALF_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nX-Airlock: 1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 5000\r\n\r\n{"title"'
)
PING = b"\x89\xfd\0\0\0\0" + b"x" * 125


class Wire:
    """A connection, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, some: bytes) -> None:
        self.writer.write(some)

    async def rest(self, seconds: float = 20) -> bytes:
        """Everything until the server closes."""
        async with asyncio.timeout(seconds):
            with suppress(ConnectionError):
                return await self.reader.read()
        return b""

    async def get(self, path: str = "/health", **headers: str) -> int:
        """The status of an answer; the connection stays open."""
        lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
        self.send(f"GET {path} HTTP/1.1\r\nHost: a\r\n{lines}\r\n".encode())
        async with asyncio.timeout(20):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(head.partition("content-length: ")[2].partition("\r\n")[0] or 0)
            await self.reader.readexactly(length)
        return int(head.split()[1])


@asynccontextmanager
async def wire(served: Served, address: str = STRANGER, room: int = 0) -> AsyncIterator[Wire]:
    """A connection from an address; `room` bounds what the system takes in before it is read."""
    plain = socket.socket()
    if room:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    plain.setblocking(False)
    plain.bind((address, 0))
    await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", int(served.url.rpartition(":")[2])))
    reader, writer = await asyncio.open_connection(sock=plain, limit=2**16)
    try:
        yield Wire(reader, writer)
    finally:
        writer.transport.abort()


async def until(is_true: Any, seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not is_true():
            await asyncio.sleep(0.02)


@asynccontextmanager
async def deaf(served: Served, person: Person, seat: int, **headers: str) -> AsyncIterator[Wire]:
    """A socket at a table whose owner never reads, and for which systems on the way keep little."""
    async with wire(served, room=4096) as open_:
        cookies = "; ".join(f"{name}={value}" for name, value in person.client.cookies.items())
        given = {
            "Host": "a",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Cookie": cookies,
            **headers,
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in given.items())
        open_.send(f"GET /api/tables/{person.table}/live?seat={seat} HTTP/1.1\r\n{lines}\r\n".encode())
        assert b" 101 " in await open_.reader.readline()
        await until(lambda: seat in served.house.hub.connected(person.table)[0])
        open_.writer.transport.pause_reading()  # type: ignore[attr-defined]
        for connection in served.crowd._here:
            connection.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        yield open_


# -- floods


@in_loop
async def test_a_flood_of_frames_ends_its_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("me", "bot")
        async with ada.live(0) as live:
            await live.next("presence")
            for _ in range(20):
                await live.socket.send('{"type":"ping"}')
                await live.next("pong")
            with pytest.raises(ConnectionClosed, match="too many frames"):
                await flood(live)
        await until(lambda: not served.house.hub.connected(ada.table)[0])


async def flood(live: Live) -> None:
    for _ in range(1000):
        await live.socket.ping()
    while True:
        await live.next()


@in_loop
async def test_pings_of_a_peer_that_never_reads_are_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "MOST_FRAMES", 1e9)
    monkeypatch.setattr(protocols, "MOST_UNSENT", 64 * 1024)
    async with serving(tmp_path, slow_seconds=60, silent_seconds=60) as served, served.person() as ada:
        await ada.make("me", "bot")
        async with deaf(served, ada, 0) as never:
            (here,) = [c for c in served.crowd._here if isinstance(c, SocketConnection)]
            most = 0
            with suppress(ConnectionError):
                for _ in range(200):
                    never.send(PING * 100)
                    await never.writer.drain()
                    await asyncio.sleep(0)
                    most = max(most, here.transport.get_write_buffer_size())
            await until(lambda: here not in served.crowd._here)
            assert 0 < most < 64 * 1024 + 2 * protocols.PIECE
        await until(lambda: not served.house.hub.connected(ada.table)[0])


# -- peers that don't read


@pytest.mark.parametrize("limit", ["slow_seconds", "silent_seconds"])
@in_loop
async def test_whoever_does_not_read_is_not_connected_for_long(tmp_path: Path, limit: str) -> None:
    limits = {"slow_seconds": 60.0, "silent_seconds": 60.0, limit: 0.5}
    async with serving(tmp_path, **limits) as served, served.person() as ada:
        await ada.make("me", "local")
        async with ada.live(0) as live, deaf(served, ada, 1):
            while (await live.next("presence"))["seats"] != [0, 1]:
                pass
            talking = asyncio.create_task(talk(ada))
            async with asyncio.timeout(20):
                while (await live.next("presence"))["seats"] != [0]:
                    pass
            await talking


async def talk(person: Person) -> None:
    for n in range(40):
        await person.at("messages", {"seat": 0, "text": f"{n} " + random_words()})


def random_words() -> str:
    """Nothing that could be compressed."""
    return base64.b64encode(os.urandom(280)).decode()


@in_loop
async def test_an_answer_that_nobody_takes_is_dropped(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "big.bin").write_bytes(os.urandom(8_000_000))
    async with serving(tmp_path, slow_seconds=0.5) as served, wire(served, room=4096) as lazy:
        lazy.writer.transport.pause_reading()  # type: ignore[attr-defined]
        lazy.send(b"GET /big.bin HTTP/1.1\r\nHost: a\r\n\r\n")
        await until(lambda: len(served.crowd) == 1)
        await until(lambda: len(served.crowd) == 0)
        assert await served_well(served)


async def served_well(served: Served, address: str = OTHER) -> bool:
    async with wire(served, address) as one:
        return await one.get() == 200


# -- half of a request


@pytest.mark.parametrize("half", [HALF_HEADERS, HALF_BODY], ids=["headers", "body"])
@in_loop
async def test_half_a_request_does_not_stay(tmp_path: Path, half: bytes) -> None:
    before = metrics.FAILURES._value.get()
    async with serving(tmp_path, header_seconds=0.4, body_seconds=0.4) as served, wire(served) as slow:
        slow.send(half)
        answer = await slow.rest()
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["code"] == "too_slow"
        await until(lambda: len(served.crowd) == 0)
    assert metrics.FAILURES._value.get() == before


@pytest.mark.parametrize(("begin", "some"), [(HALF_HEADERS, b"a"), (b"", b"\r\n")], ids=["headers", "empty lines"])
@in_loop
async def test_a_trickle_is_no_request(tmp_path: Path, begin: bytes, some: bytes) -> None:
    async with serving(tmp_path, header_seconds=0.4) as served, wire(served) as slow:
        # After a whole request, which may be followed by another one.
        assert await slow.get() == 200
        slow.send(begin)
        ended = asyncio.create_task(slow.rest())
        async with asyncio.timeout(10):
            while not ended.done():
                slow.send(some)
                await asyncio.sleep(0.05)


@in_loop
async def test_the_rest_of_a_body_that_nobody_wants_does_not_stay(tmp_path: Path) -> None:
    async with serving(tmp_path, header_seconds=0.4, body_seconds=0.4) as served, wire(served) as slow:
        # Refused at once: the mark that it is meant is missing.
        slow.send(HALF_BODY.replace(b"X-Airlock: 1\r\n", b""))
        assert (await slow.reader.readline()).startswith(b"HTTP/1.1 403")
        ended = asyncio.create_task(slow.rest())
        async with asyncio.timeout(10):
            while not ended.done():
                slow.send(b" ")
                await asyncio.sleep(0.05)


@in_loop
async def test_a_connection_without_a_request_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path, header_seconds=0.4) as served, wire(served) as silent:
        assert await silent.rest() == b""


@in_loop
async def test_a_stop_does_not_wait_for_half_a_request(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, wire(served) as slow:
        slow.send(HALF_BODY)
        await until(lambda: any(isinstance(c, HttpConnection) and c.cycle is not None for c in served.crowd._here))
        served.stop()
        # The graceful end of a test's server would take 5 seconds.
        assert await slow.rest(3) == b""


# -- too many connections


@in_loop
async def test_an_address_has_a_limited_number_of_connections_of_all_kinds(tmp_path: Path) -> None:
    async with serving(tmp_path, rate_limits=True, connections_per_address=3) as served, served.person() as ada:
        await ada.make("me", "bot")
        async with wire(served) as idle, wire(served) as half, deaf(served, ada, 0):
            assert await idle.get() == 200
            half.send(HALF_HEADERS)
            async with wire(served) as fourth:
                answer = await fourth.rest()
                assert answer.startswith(b"HTTP/1.1 429 ")
                assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["code"] == "too_many"
            assert await served_well(served)
            half.writer.transport.abort()
            await until(lambda: served.crowd._counts[STRANGER] == 2)
            assert await served_well(served, STRANGER)


@in_loop
async def test_a_proxy_is_not_one_stranger(tmp_path: Path) -> None:
    async with serving(tmp_path, rate_limits=True, connections_per_address=2) as served:
        async with asyncio.TaskGroup() as group:
            for n in range(8):
                group.create_task(proxied(served, f"192.0.2.{n}"))
        # Those that the proxy keeps open for later count for nobody.
        async with wire(served, "127.0.0.1") as one, wire(served, "127.0.0.1") as two:
            assert await one.get(x_forwarded_for="192.0.2.1") == 200
            assert await two.get(x_forwarded_for="192.0.2.1") == 200
            async with wire(served, "127.0.0.1") as three:
                assert await three.get(x_forwarded_for="192.0.2.1") == 200
                assert not served.crowd._counts


@in_loop
async def test_connections_of_a_proxy_that_names_nobody_leave_room(tmp_path: Path) -> None:
    async with serving(tmp_path, rate_limits=True) as served:
        served.crowd._most = 8
        async with AsyncExitStack() as opened:
            for _ in range(4):
                half = await opened.enter_async_context(wire(served, "127.0.0.1"))
                half.send(HALF_HEADERS)
            async with wire(served, "127.0.0.1") as fifth:
                assert (await fifth.rest()).startswith(b"HTTP/1.1 429 ")
            for address in ("127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"):
                one = await opened.enter_async_context(wire(served, address))
                assert await one.get() == 200
            async with wire(served, OTHER) as ninth:
                assert (await ninth.rest()).startswith(b"HTTP/1.1 503 ")


async def proxied(served: Served, address: str) -> None:
    async with wire(served, "127.0.0.1") as one:
        assert await one.get(x_forwarded_for=address) == 200
        await asyncio.sleep(0.2)


@pytest.mark.parametrize("address", ["192.0.2.7", "2001:db8::%d"])
@in_loop
async def test_whoever_a_proxy_names_has_the_limit(tmp_path: Path, address: str) -> None:
    """A whole /64 of IPv6 is one stranger."""
    addresses = iter([address % n if "%" in address else address for n in range(1, 9)])
    async with serving(tmp_path, rate_limits=True, connections_per_address=2) as served, served.person() as ada:
        await ada.make("me", "bot")
        async with live_of(ada, next(addresses)), live_of(ada, next(addresses)):
            async with wire(served, "127.0.0.1") as third:
                assert await third.get(x_forwarded_for=next(addresses)) == 429
            with pytest.raises(InvalidStatus, match="429"):
                async with live_of(ada, next(addresses)):
                    pass
            async with wire(served, "127.0.0.1") as other:
                assert await other.get(x_forwarded_for="2001:db8:1::1") == 200
        await until(lambda: not served.crowd._counts.keys() - {"127.0.0.1"})
        async with live_of(ada, next(addresses)) as again:
            await again.next()


def live_of(person: Person, address: str) -> Any:
    return person.live(0, **{"X-Forwarded-For": address})


def test_the_crowd_leaves_room_for_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda what: (256, 256))
    crowd = Crowd(Settings())
    assert crowd._most == 192
    assert crowd._per_address == 96
