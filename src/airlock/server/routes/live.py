"""Live updates: one socket per seat. The server sends, the client only says that it is still there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from airlock.server import playing, talk, wire
from airlock.server.browser import Here, address, holder, known_id
from airlock.server.guard import is_own_origin
from airlock.server.hub import Listener
from airlock.server.refused import Refused
from airlock.server.routes.tables import shown
from airlock.server.service import House

CLOSE_CODES = {401: 4401, 403: 4403, 404: 4404, 429: 4429}
log = structlog.get_logger(__name__)

PONG = b'{"type":"pong"}'


class Sender:
    """Sends a listener what it has not been told yet."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], listener: Listener, since: int) -> None:
        self._house = house
        self._socket = socket
        self._listener = listener
        # How much of its history the client has, and of which epoch.
        self._sent = since
        self._epoch = -1
        self._table: wire.Table | None = None

    async def run(self) -> None:
        listener = self._listener
        while True:
            listener.wake.clear()
            if listener.is_overrun:
                await self._socket.close(1013, "too slow")
                return
            if listener.changed or listener.presence:
                await self._send_table()
            while listener.messages:
                await self._send_message(listener.messages.popleft())
            await listener.wake.wait()

    async def _send_table(self) -> None:
        house, listener = self._house, self._listener
        changed, presence = listener.changed, listener.presence
        listener.changed = listener.presence = False
        out: list[Any] = []
        connected, spectators = house.hub.connected(listener.table)
        async with house.tables.open(listener.table, at_least=max(listener.version, 0)) as table:
            listener.version = max(listener.version, table.version)
            who = holder(self._socket, table)
            playing.must_see(table, who, listener.seat)
            if changed and table.match is not None:
                if self._epoch not in (-1, table.row.epoch):
                    self._sent = 0
                self._epoch = table.row.epoch
                state = table.state(listener.seat, self._sent)
                self._sent = state.from_ + len(state.events)
                out.append(state)
            # The number of answers is in the state already: a table is only sent when something else changed.
            now = msgspec.structs.replace(shown(house, table, who), updated=0, seq=0)
            if now != self._table:
                self._table = now
                out.insert(0, wire.TableMessage(table=shown(house, table, who)))
            encoded = [msgspec.json.encode(one) for one in out]
        if presence:
            encoded.append(msgspec.json.encode(wire.Presence(seats=sorted(connected), spectators=spectators)))
        for one in encoded:
            await self._socket.send_text(one.decode())

    async def _send_message(self, id: int) -> None:
        message = await self._house.record.message(id)
        if message is None or not talk.may_read(self._listener.seat, message):
            return
        async with self._house.tables.open(self._listener.table, at_least=0) as table:
            said = talk.shown(message, table.seats)
        await self._socket.send_text(msgspec.json.encode(said).decode())


async def refuse(socket: WebSocket[Any, Any, Any], refused: Refused) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(msgspec.json.encode({"type": "error", **refused.plain()}).decode())
        await socket.close(CLOSE_CODES.get(refused.status, 4400), refused.code)


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    house: Here,
    table_id: FromPath[str],
    seat: FromQuery[int] = -1,
    since: FromQuery[int] = 0,
) -> None:
    """Everything that happens at a table, through the eyes of a seat."""
    await socket.accept()
    try:
        if not is_own_origin(socket.headers, house.settings.origins):
            raise Refused(403, "wrong_origin", "open the table on the server's own page")
        house.limits.check("connect", address(socket))
        with house.limits.socket(address(socket)):
            async with house.tables.open(known_id(table_id)) as table:
                playing.must_see(table, holder(socket, table), seat)
            await tell(house, socket, Listener(table_id, seat), max(since, 0))
    except Refused as refused:
        await refuse(socket, refused)


async def tell(house: House, socket: WebSocket[Any, Any, Any], listener: Listener, since: int) -> None:
    """Tell a listener everything until it is gone. Raises Refused when it may not listen any more."""
    house.hub.join(listener)
    sending = asyncio.create_task(Sender(house, socket, listener, since).run())
    hearing = asyncio.create_task(hear(socket))
    try:
        await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.hub.leave(listener)
        for task in (sending, hearing):
            task.cancel()
        await asyncio.wait({sending, hearing})
    error = None if sending.cancelled() else sending.exception()
    if isinstance(error, Refused):
        raise error
    if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError | OSError):
        log.error("a socket failed", table=listener.table, seat=listener.seat, exc_info=error)


async def hear(socket: WebSocket[Any, Any, Any]) -> None:
    """Answer pings until the client is gone."""
    with suppress(WebSocketDisconnect):
        while True:
            said = await socket.receive_text()
            if '"ping"' in said[:100]:
                await socket.send_text(PONG.decode())


ROUTES = [live]
