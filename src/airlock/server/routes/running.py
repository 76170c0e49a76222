"""For those who run the server, and the built app."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.response import File
from prometheus_client import CONTENT_TYPE_LATEST

from airlock import __version__
from airlock.server import metrics, wire
from airlock.server.browser import Browser, Here
from airlock.server.packing import beside
from airlock.server.refused import Refused

NOT_BUILT = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Airlock</title></head>
<body><h1>Airlock</h1><p>The server runs, but the app has not been built: run <code>make web</code> and start again.
Programs find the interface at <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>"""


@get("/health", tags=["running"], sync_to_thread=False)
def health() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok", "version": __version__}


@get("/api/reach", tags=["running"], sync_to_thread=False)
def reach(house: Here) -> wire.Reach:
    """Where others reach this server, for links that leave this machine; empty if it doesn't know."""
    return wire.Reach(house.settings.public_url or house.settings.lan_url)


@get("/ready", tags=["running"])
async def ready(house: Here) -> dict[str, Any]:
    """The database can be written, and the channel to the other workers answers."""
    await house.readiness.check()
    if not house.hub.is_up:
        raise Refused(503, "no_channel", "the channel to the other workers doesn't answer")
    return {"status": "ready"}


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def interface(request: Browser) -> Response[bytes]:
    """This interface, for programs."""
    state = request.app.state
    if "interface" not in state:
        # Written down once: it takes long enough that others would notice.
        state["interface"] = msgspec.json.encode(request.app.openapi_schema.to_schema())
    return Response(state["interface"], media_type=MediaType.JSON)


@get("/metrics", tags=["running"], include_in_schema=False)
async def counted(house: Here) -> Response[bytes]:
    """What was counted: by this process, or by all workers of one command."""
    metrics.CACHED.set(len(house.tables))
    return Response(metrics.exposition(), media_type=CONTENT_TYPE_LATEST)


def file_at(root: Path, wanted: str) -> Path | None:
    """The file of the app that an address means, if it means one."""
    try:
        found = (root / wanted).resolve()
        return found if found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):
        # A name that no file can have: too long, or with a NUL in it.
        return None


@get(["/", "/{path:path}"], include_in_schema=False)
async def app(house: Here, request: Browser, path: FromPath[Path] = Path()) -> Response[Any]:
    """The built app; it finds its own way from any address."""
    wanted = str(path).strip("/")
    if wanted.startswith("api/") or wanted == "api":
        raise Refused(404, "unknown", "there is nothing at this address: see /api/openapi.json")
    root = house.settings.static.resolve()
    found = file_at(root, wanted)
    if found is not None:
        # Vite names what it builds after its content, so such a file never changes.
        is_lasting = wanted.startswith("assets/")
        return _sent(found, "public, max-age=31536000, immutable" if is_lasting else "no-cache", request)
    is_table = wanted.startswith("t/")
    if Path(wanted).suffix and not is_table:
        raise Refused(404, "unknown", "there is no such file")
    # The page of a table asks for all its parts at once; otherwise it is the same as any other.
    for name in (["table.html"] if is_table else []) + ["index.html"]:
        if (root / name).is_file():
            return _sent(root / name, "no-cache", request)
    return Response(NOT_BUILT, media_type=MediaType.HTML)


def _sent(file: Path, cache: str, request: Browser) -> File:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    chosen, more = beside(file, request.headers)
    return File(chosen, headers={"Cache-Control": cache, **more}, content_disposition_type="inline", media_type=kind)


ROUTES = [health, reach, ready, interface, counted, app]
