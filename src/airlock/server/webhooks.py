"""Turn notices to an address that the host gave: short, without secrets, and never into the server's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import SplitResult, urlsplit

import httpx

from airlock.server import metrics
from airlock.server.limits import Limits
from airlock.server.refused import Refused

SECONDS = 4.0
AT_ONCE = 8
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


class Webhooks:
    """Sends notices, a few at a time. A failure is counted and otherwise ignored: nobody waits for it."""

    def __init__(self, allow_local: bool, limits: Limits) -> None:
        self._allow_local = allow_local
        self._limits = limits
        self._room = asyncio.Semaphore(AT_ONCE)
        # Threads of their own: names that are found slowly must not take those of others.
        self._finders = ThreadPoolExecutor(4, "webhooks")

    async def send(self, address: str, notice: dict[str, object]) -> bool:
        try:
            # Whoever is meant by the address didn't ask for it.
            self._limits.check("webhook", urlsplit(address).hostname or "")
        except Refused:
            metrics.WEBHOOKS.labels("dropped").inc()
            return False
        if self._room.locked():
            metrics.WEBHOOKS.labels("dropped").inc()
            return False
        async with self._room:
            try:
                async with asyncio.timeout(SECONDS):
                    done = await self._post(address, notice)
            except (OSError, ValueError, httpx.HTTPError, httpx.InvalidURL, TimeoutError):
                done = False
        metrics.WEBHOOKS.labels("sent" if done else "failed").inc()
        return done

    async def _post(self, address: str, notice: dict[str, object]) -> bool:
        parts = urlsplit(address)
        host = parts.hostname or ""
        ips = await asyncio.get_running_loop().run_in_executor(self._finders, find, host, port_of(parts))
        if not ips or not (self._allow_local or all(is_public(ip) for ip in ips)):
            return False
        # The checked address itself is called: the name may mean another one a moment later.
        url = httpx.URL(address).copy_with(host=ips[0])
        headers = {"Host": parts.netloc.rpartition("@")[2], "User-Agent": "airlock"}
        async with httpx.AsyncClient(follow_redirects=False, trust_env=False, timeout=SECONDS) as client:
            request = client.build_request("POST", url, json=notice, headers=headers, extensions={"sni_hostname": host})
            answer = await client.send(request, stream=True)
            await answer.aclose()
            return answer.is_success

    def close(self) -> None:
        self._finders.shutdown(wait=False, cancel_futures=True)


def find(host: str, port: int) -> list[str]:
    """The addresses that a name means."""
    return [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
