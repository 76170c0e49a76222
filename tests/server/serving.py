"""A real server on loopback inside the test's own event loop, and people who use it."""

from __future__ import annotations

import asyncio
import json
import logging
import warnings
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any

import httpx
import structlog
from websockets.asyncio.client import ClientConnection, connect

from airlock.server.app import create
from airlock.server.crowd import Crowd
from airlock.server.listening import Listening
from airlock.server.parent import Server
from airlock.server.service import House
from airlock.server.settings import Settings

Json = dict[str, Any]
# Requests are not worth a line here; failures are.
structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
HEADERS = {"X-Airlock": "1"}


# Seconds that a test may take on a busy machine.
LONGEST = 120


def in_loop(test: Callable[..., Coroutine[Any, Any, None]], seconds: float = LONGEST) -> Callable[..., None]:
    """A test that is a coroutine."""

    @wraps(test)
    def run(*args: Any, **named: Any) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(seconds):
                await test(*args, **named)

        with warnings.catch_warnings():
            # Sockets that the client library closes late are not what is tested.
            warnings.simplefilter("ignore", ResourceWarning)
            loop = asyncio.new_event_loop()
            try:
                loop.run_until_complete(bounded())
                loop.run_until_complete(put_away())
            finally:
                loop.close()

    return run


async def put_away() -> None:
    """End what a client library left running; it gets five seconds."""
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    if left:
        await asyncio.wait(left, timeout=5)


class Served:
    """A running server."""

    def __init__(self, url: str, server: Server, house: House, crowd: Crowd) -> None:
        self.url = url
        self._server = server
        self.house = house
        self.crowd = crowd

    def stop(self) -> None:
        self._server.should_exit = True

    @asynccontextmanager
    async def person(self) -> AsyncIterator[Person]:
        async with httpx.AsyncClient(base_url=self.url, headers=HEADERS, timeout=30) as client:
            yield Person(client)


@asynccontextmanager
async def serving(folder: Path, **changes: Any) -> AsyncIterator[Served]:
    """A server with a database in this folder."""
    given: Json = {
        "database_url": f"sqlite+aiosqlite:///{folder / 'airlock.sqlite3'}",
        "rate_limits": False,
        "bot_processes": 0,
        "sweep_seconds": 0.2,
        "static": folder / "static",
    }
    settings = Settings(**{**given, **changes})
    app = create(settings)
    config = Listening(app, settings, port=0, timeout_graceful_shutdown=5)
    server = Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            await task
            raise RuntimeError("the server did not start")
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Served(f"http://127.0.0.1:{port}", server, app.state.house, config.crowd)
    finally:
        server.should_exit = True
        await task


class Person:
    """Somebody with a browser."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.table = ""

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = await self.client.get(path, params=query)
        assert answer.status_code == status, (answer.status_code, answer.text[:500])
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = await self.client.post(path, json=body if body is not None else {})
        assert answer.status_code == status if status else answer.is_success, (answer.status_code, answer.text[:500])
        return answer.json()

    async def at(self, path: str, body: Any = None, status: int | None = None) -> Any:
        """A POST at the person's table."""
        return await self.post(f"/api/tables/{self.table}/{path}", body, status)

    async def make(self, *kinds: str, **more: Any) -> Json:
        """Make a table with seats of these kinds."""
        seats = [{"kind": kind, "name": f"{kind} {n}"} for n, kind in enumerate(kinds)]
        wish = {"title": "nemesis", "seats": seats, "pace": "instant", **more}
        made: Json = (await self.post("/api/tables", wish, 201))["table"]
        self.table = made["id"]
        return made

    async def join(self, invite: str, name: str = "guest") -> int:
        """Follow an invite link."""
        path, _, secret = invite.partition("#invite=")
        self.table = path.rpartition("/")[2]
        return int((await self.at("join", {"invite": secret, "name": name}))["seat"])

    async def look(self) -> Json:
        table: Json = (await self.get(f"/api/tables/{self.table}"))["table"]
        return table

    async def state(self, seat: int, since: int = 0) -> Json:
        state: Json = await self.get(f"/api/tables/{self.table}/state", seat=seat, since=since)
        return state

    async def answer(self, seat: int, seq: int, key: str, status: int = 200) -> Json:
        given: Json = await self.at("answers", {"seat": seat, "seq": seq, "key": key}, status)
        return given

    @asynccontextmanager
    async def live(self, seat: int, **headers: str) -> AsyncIterator[Live]:
        url = str(self.client.base_url).replace("http", "ws", 1)
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        sent = {"Cookie": cookies, **headers}
        address = f"{url.rstrip('/')}/api/tables/{self.table}/live?seat={seat}"
        # The server asks whether we still listen; asking back would end a good socket on a busy machine.
        async with connect(address, additional_headers=sent, max_size=None, ping_interval=None) as socket:
            yield Live(socket)


class Live:
    """An open socket, and everything that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.last: Json = {}

    async def next(self, kind: str = "") -> Json:
        """The next message, or the next one of a kind."""
        while True:
            raw = str(await self.socket.recv())
            self.heard.append(raw)
            message: Json = json.loads(raw)
            if message["type"] == "state":
                self.last = message
            if not kind or message["type"] == kind:
                return message


def my_options(state: Json) -> list[str]:
    """The keys that the seat of a state may answer."""
    return [o["key"] for q in state["view"]["questions"] if q["seat"] == state["seat"] for o in q["options"]]


async def play_on(person: Person, seat: int, rng: Random, until: Callable[[Json], bool]) -> Json:
    """Answer at random whenever this seat is asked, until something is true."""
    async with person.live(seat) as live:
        state = await live.next("state")
        while not until(state):
            options = my_options(state)
            if options and state["status"] == "playing":
                body = {"seat": seat, "seq": state["seq"], "key": rng.choice(options)}
                path = f"/api/tables/{person.table}/answers"
                answer = await person.client.post(path, json=body)
                assert answer.status_code in (200, 409), answer.text[:500]
                if answer.status_code == 409 and answer.json()["error"]["code"] != "stale":
                    assert answer.json()["error"]["code"] in ("not_asked", "no_option"), answer.text[:300]
            before = state["seq"], state["epoch"]
            while (state["seq"], state["epoch"]) == before and not until(state):
                state = await live.next("state")
        return state
