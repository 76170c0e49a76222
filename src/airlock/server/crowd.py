"""The open connections of one process: how many an address may have, and which of them keep everybody waiting.

Every connection counts, whatever becomes of it: half a request, an idle one, a socket. What comes from a proxy that is
trusted counts for whoever the proxy names; until it names somebody, all such connections may take half of the room.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter

import msgspec

from airlock.server.refused import Refused
from airlock.server.settings import Settings

NEVER = float("inf")
# Descriptors that connections leave to the database, logs and files.
RESERVED = 64
# More would only slow down whatever goes through all of them.
MOST_DESCRIPTORS = 65_536
# Before the address of a proxy that has not said yet whom it speaks for.
UNNAMED = "behind "
PHRASES = {408: "Request Timeout", 429: "Too Many Requests", 503: "Service Unavailable"}


class Connection:
    """What the crowd has to know of a connection."""

    transport: asyncio.Transport
    # Whom it counts for; nobody while a proxy keeps it open for later.
    who = ""
    # When the peer must have sent what it owes.
    due = NEVER
    # How much was unsent a moment ago, and when the peer must have taken some of it.
    unsent = 0
    drain_due = NEVER

    def be_late(self) -> None:
        """The peer has not sent in time what it owes."""


def most_connections() -> int:
    """As many as this process has descriptors for."""
    if sys.platform == "win32":
        return 10_000
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 1_000_000 if soft == resource.RLIM_INFINITY else max(16, soft - max(RESERVED, soft // 8))


def widen() -> None:
    """Have as many descriptors as the system allows: most give a process few at first."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class Crowd:
    """All connections of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._most = most_connections()
        # Nobody gets more than half of the room.
        self._per_address = min(settings.connections_per_address, self._most // 2)
        self._counts: Counter[str] = Counter()
        self._here: set[Connection] = set()
        shortest = min(settings.header_seconds, settings.body_seconds, settings.slow_seconds)
        self._pause = min(1.0, shortest / 5)
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._here)

    def enter(self, connection: Connection, who: str, is_proxy: bool) -> Refused | None:
        """A new connection; or why it can't stay."""
        if len(self._here) >= self._most:
            return Refused(503, "full", "the server has no room for another connection: try again in a minute")
        refused = self.count(connection, f"{UNNAMED}{who}" if is_proxy else who, is_proxy)
        if refused is None:
            self._here.add(connection)
            self._watch()
        return refused

    def count(self, connection: Connection, who: str, is_proxy: bool = False) -> Refused | None:
        """From now on a connection counts for somebody else; unless that one has too many already."""
        if who == connection.who:
            return None
        self._forget(connection)
        most = self._most // 2 if is_proxy else self._per_address
        if who and self.settings.rate_limits and self._counts[who] >= most:
            return Refused(429, "too_many", f"more than {most} connections from one address: close some of them")
        if who:
            self._counts[who] += 1
        connection.who = who
        return None

    def hand_over(self, old: Connection, new: Connection) -> None:
        """A request has become a socket: it stays one connection."""
        self._here.discard(old)
        self._here.add(new)
        new.who, old.who = old.who, ""

    def leave(self, connection: Connection) -> None:
        self._here.discard(connection)
        self._forget(connection)

    def _forget(self, connection: Connection) -> None:
        if connection.who:
            self._counts[connection.who] -= 1
            if not self._counts[connection.who]:
                del self._counts[connection.who]
            connection.who = ""

    def _watch(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._pause, self._look)

    def _look(self) -> None:
        """Part with those who neither send what they owe nor take what they asked for."""
        self._timer = None
        now = time.monotonic()
        for connection in list(self._here):
            before, connection.unsent = connection.unsent, connection.transport.get_write_buffer_size()
            if connection.unsent < before or not before:
                connection.drain_due = now + self.settings.slow_seconds
            elif now > connection.drain_due:
                connection.transport.abort()
                continue
            if now > connection.due:
                connection.due = NEVER
                connection.be_late()
        if self._here:
            self._watch()


def raw(refused: Refused) -> bytes:
    """A refusal as it goes over the wire, where no application is asked. The connection ends with it."""
    body = msgspec.json.encode(refused.plain())
    retry = "Retry-After: 10\r\n" if refused.status in (429, 503) else ""
    head = (
        f"HTTP/1.1 {refused.status} {PHRASES[refused.status]}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n{retry}Connection: close\r\n\r\n"
    )
    return head.encode() + body
