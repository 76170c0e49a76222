"""The browser behind a request: its address, its cookies, and how it gets to a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from airlock.server.address import stranger
from airlock.server.keys import ID, bearer_in, browser_in, cookie_name
from airlock.server.limits import PER_TABLE
from airlock.server.live_table import LiveTable
from airlock.server.refused import LostRace, Refused, unknown_table
from airlock.server.replays import Replays
from airlock.server.seating import Holder
from airlock.server.service import House
from airlock.server.stand_in import show_up

T = TypeVar("T")
Browser = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
# What a route gets by the name of its argument.
Here = NamedDependency[House]
Saved = NamedDependency[Replays]
COOKIE_SECONDS = 180 * 24 * 3600
# For the interface document: with the token of a program, or as a browser.
WITH_TOKEN: list[dict[str, list[str]]] = [{"program": []}, {}]
# What a program can do; the rest is for people.
FOR_PROGRAMS = frozenset({"look", "answer", "say", "hint", "report"})
# Whoever does this is here.
SIGNS_OF_LIFE = frozenset({"answer", "say", "hint", "change"})
# How many times a change is tried again if somebody else was faster.
TRIES = 10
# A table is waited for this many times as long as the database: whoever has it may be waiting for that.
WAITS = 3


def is_secure(connection: AnyConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def browser(connection: AnyConnection) -> str:
    """The secret of a browser, or nothing. One that came with old cookies only has just been given its own."""
    given: str = connection.scope["state"].get("browser", "")
    return given or browser_in(connection.cookies, is_secure(connection))


def holder(connection: AnyConnection, table: LiveTable) -> Holder:
    """Who this is at a table: a program with its own secret, otherwise a browser with its cookie. Never both."""
    token = bearer_in(connection.headers.get("authorization"))
    if token is not None:
        return table.program(token)
    return table.holder(browser(connection))


def must_suit_programs(connection: AnyConnection, what: str) -> None:
    if what not in FOR_PROGRAMS and bearer_in(connection.headers.get("authorization")) is not None:
        raise Refused(403, "not_for_programs", "a program looks, answers and talks in its seat: this is for people")


def address(connection: AnyConnection) -> str:
    """Whom the limits count: the stranger at the other end."""
    return stranger(connection.client.host) if connection.client else ""


def known_id(table: str) -> str:
    if not ID.fullmatch(table):
        raise unknown_table()
    return table


async def at_table(
    house: House, request: Browser, table: str, what: str, do: Callable[[LiveTable, Holder], Awaitable[T]]
) -> T:
    """Do something at a table, with the rights of the browser. `what` is what is limited."""
    must_suit_programs(request, what)
    who = address(request)
    if what in PER_TABLE:
        # Otherwise every table that somebody thinks up would be a fresh start.
        house.limits.check("act", who)
        house.limits.check(what, f"{who}/{known_id(table)}")
    else:
        house.limits.check(what, who)
        known_id(table)
    for _ in range(TRIES):
        async with house.tables.open(table, patience=WAITS * house.settings.patience) as live:
            try:
                if what in SIGNS_OF_LIFE:
                    await show_up(house, live, holder(request, live))
                return await do(live, holder(request, live))
            except LostRace:
                continue
    raise Refused(503, "busy", "too many people are changing this table at once: try again")


def with_cookie(request: Browser, browser: str, content: T, status: int = 200) -> Response[T]:
    """An answer that gives the browser its secret, or makes it last longer."""
    return Response(content, status_code=status, cookies=[browser_cookie(request, browser)])


def browser_cookie(connection: AnyConnection, browser: str) -> Cookie:
    return Cookie(
        key=cookie_name(is_secure(connection)), value=browser, httponly=True, samesite="lax", path="/",
        max_age=COOKIE_SECONDS, secure=is_secure(connection),
    )  # fmt: skip
