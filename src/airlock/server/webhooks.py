"""Turn notices to an address that the host gave: short, without secrets, and never into the server's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from urllib.parse import SplitResult, urlsplit

import httpx

from airlock.server import metrics
from airlock.server.limits import Limits
from airlock.server.refused import Refused

# Seconds for one notice, the look-up of the name included.
SECONDS = 3.0
# Notices on their way, to all hosts together and to one of them.
AT_ONCE = 32
AT_ONE_HOST = 2
# Notices that wait for one host, and hosts that notices wait for.
MOST_WAITING = 20
MOST_HOSTS = 1000
# A host that lets so many notices in a row time out gets none for this many seconds: they would only be late.
PATIENCE = 3
REST = 60.0
# Reserved for protocols; not every Python knows all of it.
RESERVED = ipaddress.IPv4Network("192.0.0.0/24")
# Everything else in IPv6 is local, or leads to IPv4 addresses that would have to be looked at again.
GLOBAL = ipaddress.IPv6Network("2000::/3")
WRAPPED = (ipaddress.IPv6Network("2002::/16"), ipaddress.IPv6Network("2001::/23"))


def check_address(address: str) -> None:
    """Refuse what isn't a web address. Where it leads is checked when it is used."""
    try:
        parts = urlsplit(address)
        port = port_of(parts)
    except ValueError:
        parts, port = urlsplit(""), 0
    # Ports of mail and the like don't belong to anybody's webhook.
    is_fine = parts.scheme in ("http", "https") and parts.hostname and not parts.username
    if not is_fine or not (port in (80, 443) or port >= 1024):
        raise Refused(
            400, "bad_webhook", "a webhook must be an address that begins with https:// or http://, at a usual port"
        )


def port_of(parts: SplitResult) -> int:
    return (443 if parts.scheme == "https" else 80) if parts.port is None else parts.port


def is_public(ip: str) -> bool:
    """Whether an address belongs to the open internet."""
    address = ipaddress.ip_address(ip.split("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        elif address not in GLOBAL or any(address in network for network in WRAPPED):
            return False
    return address.is_global and not address.is_multicast and address not in RESERVED


@dataclass
class Lane:
    """The notices to one host, in their order: a host that doesn't answer keeps nobody but its own waiting."""

    room: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONE_HOST))
    waiting: int = 0
    # Notices in a row that got no answer in time, and until when the host gets no more.
    late: int = 0
    rests_until: float = 0.0

    def is_resting(self) -> bool:
        return time.monotonic() < self.rests_until

    def note(self, in_time: bool) -> None:
        self.late = 0 if in_time else self.late + 1
        if self.late >= PATIENCE:
            self.late, self.rests_until = 0, time.monotonic() + REST


class Webhooks:
    """Sends notices, a few at a time. A failure is counted and otherwise ignored: nobody waits for it."""

    def __init__(self, allow_local: bool, limits: Limits, seconds: float = SECONDS) -> None:
        self._allow_local = allow_local
        self._limits = limits
        self._seconds = seconds
        self._room = asyncio.Semaphore(AT_ONCE)
        self._lanes: dict[str, Lane] = {}
        # Threads of their own, as many as there are notices on their way: a name that is found slowly keeps its thread
        # longer than its time, and must not take those of others.
        self._finders = ThreadPoolExecutor(AT_ONCE, "webhooks")

    async def send(self, address: str, notice: dict[str, object]) -> bool:
        """Send a notice when it is its turn; whether it arrived."""
        result = await self._queue(address, notice)
        metrics.WEBHOOKS.labels(result).inc()
        return result == "sent"

    async def _queue(self, address: str, notice: dict[str, object]) -> str:
        host = urlsplit(address).hostname or ""
        try:
            # Whoever is meant by the address didn't ask for it.
            self._limits.check("webhook", host)
        except Refused:
            return "dropped"
        lane = self._lane(host)
        if lane is None or lane.is_resting() or lane.waiting >= MOST_WAITING:
            return "dropped"
        lane.waiting += 1
        try:
            # First the host's own turn: whoever waits for a slow host takes none of the room for all.
            async with lane.room:
                if lane.is_resting():
                    return "dropped"
                async with self._room:
                    return await self._try(lane, address, notice)
        finally:
            lane.waiting -= 1
            if not (lane.waiting or lane.late or lane.is_resting()):
                self._lanes.pop(host, None)

    def _lane(self, host: str) -> Lane | None:
        """The queue of a host; none if there are too many of them."""
        if host not in self._lanes and len(self._lanes) >= MOST_HOSTS:
            self._lanes = {name: lane for name, lane in self._lanes.items() if lane.waiting or lane.is_resting()}
            if len(self._lanes) >= MOST_HOSTS:
                return None
        return self._lanes.setdefault(host, Lane())

    async def _try(self, lane: Lane, address: str, notice: dict[str, object]) -> str:
        try:
            async with asyncio.timeout(self._seconds):
                done = await self._post(address, notice)
        except (TimeoutError, httpx.TimeoutException):
            lane.note(in_time=False)
            return "failed"
        except (OSError, ValueError, httpx.HTTPError, httpx.InvalidURL):
            done = False
        lane.note(in_time=True)
        return "sent" if done else "failed"

    async def _post(self, address: str, notice: dict[str, object]) -> bool:
        parts = urlsplit(address)
        host = parts.hostname or ""
        ips = await asyncio.get_running_loop().run_in_executor(self._finders, find, host, port_of(parts))
        if not ips or not (self._allow_local or all(is_public(ip) for ip in ips)):
            return False
        # The checked address itself is called: the name may mean another one a moment later.
        url = httpx.URL(address).copy_with(host=ips[0])
        headers = {"Host": parts.netloc.rpartition("@")[2], "User-Agent": "airlock"}
        async with httpx.AsyncClient(
            follow_redirects=False, trust_env=False, timeout=self._seconds, verify=trusted()
        ) as client:
            request = client.build_request("POST", url, json=notice, headers=headers, extensions={"sni_hostname": host})
            answer = await client.send(request, stream=True)
            await answer.aclose()
            return answer.is_success

    def close(self) -> None:
        self._finders.shutdown(wait=False, cancel_futures=True)


@cache
def trusted() -> ssl.SSLContext:
    """Whose certificates count. Read once: it takes longer than most notices."""
    return httpx.create_ssl_context(trust_env=False)


def find(host: str, port: int) -> list[str]:
    """The addresses that a name means."""
    return [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
