"""Turn notices to an address that the host gave: short, without secrets, and never into the server's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

import httpx

from airlock.server import metrics
from airlock.server.refused import Refused

SECONDS = 4.0
AT_ONCE = 8


def check_address(address: str) -> None:
    """Refuse what is no web address. Where it leads is checked when it is used."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or port == 0:
        raise Refused(400, "bad_webhook", "a webhook must be an address that begins with https:// or http://")


def is_public(ip: str) -> bool:
    """Whether an address belongs to the open internet."""
    address = ipaddress.ip_address(ip.split("%")[0])
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address.is_global and not address.is_multicast


class Webhooks:
    """Sends notices, a few at a time. A failure is counted and otherwise ignored: nobody waits for it."""

    def __init__(self, allow_local: bool) -> None:
        self._allow_local = allow_local
        self._room = asyncio.Semaphore(AT_ONCE)

    async def send(self, address: str, notice: dict[str, object]) -> bool:
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
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        ips = [str(entry[4][0]) for entry in found]
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
