"""Around the application: every request gets a number, every answer security headers; foreign pages can't act."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.datastructures import Headers
from litestar.types import ASGIApp, Message, Receive, Send

from airlock.server import metrics
from airlock.server.keys import bearer_in
from airlock.server.refused import Refused, in_short

log = structlog.get_logger("airlock.request")

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
NUMBER = re.compile(r"[A-Za-z0-9._-]{1,64}")
# No scripts or styles but the app's own; attributes may place things on the board.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; media-src 'self'; worker-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
QUIET = frozenset({"/health", "/ready", "/metrics"})


def is_own_origin(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from the server's own pages. Programs send no origin: they have nobody's cookies."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
        return parts.scheme in ("http", "https") and parts.netloc != "" and parts.netloc == headers.get("host")
    except ValueError:
        return False


class Guard:
    """Wraps the whole application, unknown addresses included."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self._app = app
        self._origins = origins

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        given = headers.get("x-request-id", "")
        number = given if NUMBER.fullmatch(given) else secrets.token_hex(8)
        scope["state"]["request_id"] = number
        structlog.contextvars.bind_contextvars(request=number)
        begin = time.perf_counter()
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                more = {**HEADERS, "X-Request-ID": number}
                if scope["path"].startswith("/api/") and not any(k == b"cache-control" for k, _ in message["headers"]):
                    more["Cache-Control"] = "no-store"
                pairs = [(name.lower().encode(), value.encode()) for name, value in more.items()]
                message["headers"] = [*message["headers"], *pairs]
            await send(message)

        try:
            if scope["method"] not in SAFE and not self._is_meant(headers):
                await refuse(send_guarded)
            else:
                await self._app(scope, receive, send_guarded)
        finally:
            self._count(scope, status, time.perf_counter() - begin)
            structlog.contextvars.unbind_contextvars("request")

    def _is_meant(self, headers: Headers) -> bool:
        # A program has no cookies that a foreign page could use: with its own secret, no cookie counts.
        is_marked = headers.get("x-airlock") == "1" or bearer_in(headers.get("authorization")) is not None
        return is_marked and is_own_origin(headers, self._origins)

    def _count(self, scope: Any, status: int, seconds: float) -> None:
        route = scope.get("path_template") or "other"
        metrics.REQUESTS.labels(scope["method"], route, str(status)).inc()
        metrics.SECONDS.labels(route).observe(seconds)
        if scope["path"] not in QUIET:
            log.info(
                "request",
                method=scope["method"],
                path=in_short(scope["path"], 300),
                status=status,
                ms=round(seconds * 1000, 1),
            )


async def refuse(send: Send) -> None:
    refused = Refused(
        403, "not_meant", "requests that change something need the header `X-Airlock: 1` and no foreign Origin"
    )
    body = msgspec.json.encode(refused.plain())
    start: Any = {
        "type": "http.response.start",
        "status": refused.status,
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
    }
    await send(start)
    last: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(last)
