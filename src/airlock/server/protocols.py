"""uvicorn's connections, made safe from peers that send half a request, never read, or flood.

uvicorn itself bounds neither the time that a request may take to arrive nor what it writes to a peer that doesn't read:
it answers every PING at once, and a close waits until everything before it is sent.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from airlock.server.address import stranger
from airlock.server.crowd import NEVER, Connection, Crowd, raw
from airlock.server.refused import Refused

if TYPE_CHECKING:
    from airlock.server.listening import Listening

# Bytes that a peer may leave unread before a PING of its own ends the connection.
MOST_UNSENT = 256 * 1024
# Frames that a client may send at once, and per second in the long run: it has nothing to say but that it is there.
MOST_FRAMES = 200.0
FRAMES_PER_SECOND = 20.0
# A flood is noticed after this many bytes, and nobody waits until all that has arrived is taken apart.
PIECE = 4096


class HttpConnection(Connection, HttpToolsProtocol):
    """Requests that must arrive in time, from addresses that have a limited number of connections."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.crowd: Crowd = cast("Listening", self.config).crowd
        self._refused: Refused | None = None
        self._has_begun = False
        self._proxies = cast("Listening", self.config).proxies.trusted_hosts

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        refused = self.crowd.enter(self, stranger(self._peer), self._peer in self._proxies)
        if refused is not None:
            self.transport.write(raw(refused))
            self.transport.close()
            return
        self.due = time.monotonic() + self.crowd.settings.header_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.crowd.leave(self)

    def data_received(self, data: bytes) -> None:
        self._has_begun = True
        super().data_received(data)
        is_idle = self.cycle is None or self.cycle.response_complete
        if self.due == NEVER and is_idle and self.timeout_keep_alive_task is None:
            # Another request has begun.
            self.due = time.monotonic() + self.crowd.settings.header_seconds

    def on_headers_complete(self) -> None:
        self.due = time.monotonic() + self.crowd.settings.body_seconds
        self._refused = self._name()
        self.app = self.config.loaded_app if self._refused is None else refusing(self._refused)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.due = NEVER
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and self._peer in self._proxies and self.who != stranger(self._peer):
            # The proxy keeps the connection for whoever comes next.
            self.crowd.count(self, "")

    def _name(self) -> Refused | None:
        """Let a connection of a proxy count for whoever it speaks for."""
        if self._peer not in self._proxies:
            return None
        named = b", ".join(value for name, value in self.headers if name == b"x-forwarded-for").decode("latin1")
        behind = self._proxies.get_trusted_client_address(named)[0] if named else ""
        return self.crowd.count(self, stranger(behind or self._peer))

    def handle_websocket_upgrade(self) -> None:
        self.due = NEVER
        if self._refused is not None:
            self.transport.write(raw(self._refused))
            self.transport.close()
            return
        super().handle_websocket_upgrade()
        self.crowd.hand_over(self, cast(SocketConnection, self.transport.get_protocol()))

    def shutdown(self) -> None:
        if self.due < NEVER:
            # Nobody waits for the rest of a request.
            self.transport.close()
        else:
            super().shutdown()

    def be_late(self) -> None:
        """The request has not arrived in time."""
        if self.transport.is_closing():
            return
        is_answered = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if self._has_begun and not is_answered:
            self.transport.write(raw(Refused(408, "too_slow", "the request did not arrive in time: send it again")))
        self.transport.close()


class SocketConnection(Connection, WebSocketsSansIOProtocol):
    """A socket that parts with peers that flood or don't read. It owes nothing: the keepalive asks after it."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.crowd: Crowd = cast("Listening", self.config).crowd
        self._frames = MOST_FRAMES
        self._counted_at = time.monotonic()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.crowd.leave(self)

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[begin : begin + PIECE])

    def handle_events(self) -> None:
        now = time.monotonic()
        filled = self._frames + (now - self._counted_at) * FRAMES_PER_SECOND
        self._frames = min(MOST_FRAMES, filled) - len(self.conn.events)
        self._counted_at = now
        if self._frames < 0 and self.handshake_complete and not self.close_sent:
            self.conn.events_received()
            self._fail(1008, "too many frames")
            return
        super().handle_events()

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()
        elif not self.transport.is_closing():
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        if self.transport.get_write_buffer_size():
            # A close would wait behind what the peer doesn't take.
            self.transport.abort()
        else:
            super().keepalive_timeout()

    def _fail(self, code: int, reason: str) -> None:
        if self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def refusing(refused: Refused) -> Any:
    """An application that only says no."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        head, _, body = raw(refused).partition(b"\r\n\r\n")
        pairs = [line.split(b": ", 1) for line in head.split(b"\r\n")[1:]]
        await send({"type": "http.response.start", "status": refused.status, "headers": pairs})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return app
