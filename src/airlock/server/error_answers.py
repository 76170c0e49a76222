"""How a failure looks from outside: always the same shape, never a stack trace."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from airlock.server import metrics
from airlock.server.refused import Refused, in_short

log = structlog.get_logger("airlock.failure")
CODES = {400: "bad_input", 404: "unknown", 405: "wrong_method", 413: "too_large", 415: "wrong_type"}
# More than anybody mends at once.
MOST_PROBLEMS = 10
AnyRequest = Request[Any, Any, Any]


def answer(refused: Refused) -> Response[dict[str, Any]]:
    headers = {}
    if refused.status == 429 or "seconds" in refused.detail:
        headers["Retry-After"] = str(max(1, round(refused.detail.get("seconds", 1))))
    return Response(refused.plain(), status_code=refused.status, media_type="application/json", headers=headers)


def on_refused(request: AnyRequest, refused: Refused) -> Response[dict[str, Any]]:
    return answer(refused)


def on_http(request: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses: unknown addresses, input of the wrong shape, too much of it."""
    if error.status_code >= 500:
        return on_bug(request, error)
    extra: Any = error.extra
    detail = {"problems": problems(extra)} if extra else {}
    return answer(Refused(error.status_code, CODES.get(error.status_code, "bad_input"), error.detail, detail))


def problems(extra: Any) -> list[Any]:
    """What was wrong with which field. The names of fields that nobody knows may be long."""
    some = extra[:MOST_PROBLEMS] if isinstance(extra, list) else [extra]
    return [
        {in_short(str(name), 100): in_short(str(value), 200) for name, value in one.items()}
        if isinstance(one, dict)
        else in_short(str(one), 200)
        for one in some
    ]


def on_bug(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    metrics.FAILURES.inc()
    number = request.scope["state"].get("request_id", "")
    log.error("a request failed", path=in_short(request.url.path, 300), exc_info=error)
    return answer(Refused(500, "bug", "something went wrong here; nothing was lost", {"request": number}))


HANDLERS: dict[type[Exception] | int, Any] = {Refused: on_refused, HTTPException: on_http, Exception: on_bug}
