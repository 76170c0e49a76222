"""Answers that travel packed, for browsers that can unpack them: what never changes is packed once."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Message, Receive, Send

# Below this, the wrapping eats what packing saves.
WORTH_IT = 600
NOTHING = frozenset({"q=0", "q=0.0", "q=0.00", "q=0.000"})


def unpacks(headers: Headers) -> bool:
    """Whether a browser takes gzip: it says so, and not with a weight of nothing."""
    for one in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = one.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in NOTHING
    return False


@lru_cache(maxsize=128)
def packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


class Packing:
    """Around a route whose answers stay the same while the server runs."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        may_pack = unpacks(Headers.from_scope(scope))
        begin: Any = None
        parts: list[bytes] = []

        async def gather(message: Message) -> None:
            nonlocal begin
            if message["type"] == "http.response.start":
                begin = message
                return
            if message["type"] != "http.response.body" or begin is None:
                await send(message)
                return
            parts.append(message.get("body", b""))
            if message.get("more_body", False):
                return
            body = b"".join(parts)
            headers = [(k, v) for k, v in begin["headers"] if k.lower() != b"content-length"]
            headers.append((b"vary", b"Accept-Encoding"))
            if may_pack and begin["status"] == 200 and len(body) >= WORTH_IT:
                body = packed(body)
                headers.append((b"content-encoding", b"gzip"))
            headers.append((b"content-length", str(len(body)).encode()))
            begin["headers"] = headers
            await send(begin)
            last: Any = {"type": "http.response.body", "body": body, "more_body": False}
            await send(last)

        await self._app(scope, receive, gather)


def beside(file: Path, headers: Headers) -> tuple[Path, dict[str, str]]:
    """A file of the app, or the packed one that the build has laid beside it, and the headers that say which."""
    other = file.with_name(f"{file.name}.gz")
    if not other.is_file():
        return file, {}
    if not unpacks(headers):
        return file, {"Vary": "Accept-Encoding"}
    return other, {"Vary": "Accept-Encoding", "Content-Encoding": "gzip"}
