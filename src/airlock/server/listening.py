"""Where and how the server listens: its address, and everything that uvicorn has to be told."""

from __future__ import annotations

import errno
import logging
import socket
import time
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from airlock.server.crowd import Crowd
from airlock.server.protocols import HttpConnection, SocketConnection
from airlock.server.settings import Settings

if TYPE_CHECKING:
    from litestar import Litestar

# Seconds to wait for an address that a process still has that is just stopping.
PATIENCE = 10.0
log = logging.getLogger(__name__)


class Listening(uvicorn.Config):
    """uvicorn's settings, with the connections of this process."""

    def __init__(self, app: str | Litestar | Callable[[], Litestar], settings: Settings, **more: Any) -> None:
        given: dict[str, Any] = {
            "http": HttpConnection,
            "ws": SocketConnection,
            "ws_max_size": 16 * 1024,
            "ws_ping_interval": settings.silent_seconds * 2 / 3,
            "ws_ping_timeout": settings.silent_seconds,
            "lifespan": "on",
            "access_log": False,
            "log_config": None,
            "server_header": False,
        }
        super().__init__(cast(Any, app), **{**given, **more})
        self.settings = settings
        self.crowd = Crowd(settings)

    @cached_property
    def proxies(self) -> ProxyHeadersMiddleware:
        """Asked which peers are trusted to say for whom they speak; it handles no request."""
        return ProxyHeadersMiddleware(cast(Any, None), self.forwarded_allow_ips)


class AddressTaken(Exception):
    """Somebody else listens there."""


def listen(host: str, port: int, seconds: float = PATIENCE) -> list[socket.socket]:
    """Sockets at all addresses that a host means. Waits for one that is just about to become free."""
    end = time.monotonic() + seconds
    is_told = False
    while True:
        try:
            return _bind(host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > end:
                raise AddressTaken(f"can't listen at {host}:{port}: {error.strerror or error}") from error
        if not is_told:
            log.warning("port %d is taken: waiting up to %.0f s until it is free", port, seconds)
            is_told = True
        time.sleep(0.1)


def _bind(host: str, port: int) -> list[socket.socket]:
    found: list[socket.socket] = []
    places = dict.fromkeys(socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE))
    missing: OSError | None = None
    for family, kind, protocol, _, place in places:
        one = socket.socket(family, kind, protocol)
        try:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            # Port 0 is a free one, the same for all.
            one.bind((place[0], found[0].getsockname()[1] if found and port == 0 else port, *place[2:]))
            found.append(one)
        except OSError as error:
            one.close()
            if error.errno != errno.EADDRNOTAVAIL:
                for other in found:
                    other.close()
                raise
            missing = error
    if not found and missing is not None:
        raise missing
    return found
