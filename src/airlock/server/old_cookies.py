"""Browsers that come with one cookie per table, as they were given before there was one for all of them.

Their seats are moved to the browser's one secret with their first request, and the old cookies are deleted. The old
secrets stay valid in the record, because several requests of a browser may be on their way at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from airlock.server.browser import address, browser_cookie, is_secure
from airlock.server.keys import ID, TOKEN, bearer_in, browser_in, browser_key, hashed, invite_of, new_key
from airlock.server.record import HeldTable
from airlock.server.refused import LostRace
from airlock.server.service import House

OLD = "airlock_"
# A request moves this many tables, and the next one goes on. Each had this many secrets at most.
MOST_TABLES = 200
MOST_TOKENS = 12


def old_secrets(cookies: Mapping[str, str]) -> dict[str, list[str]]:
    """The secrets in old cookies, by table."""
    found: dict[str, list[str]] = {}
    for name, value in cookies.items():
        table = name.removeprefix(OLD)
        if name.startswith(OLD) and ID.fullmatch(table) and len(found) < MOST_TABLES:
            found[table] = [part for part in value.split(".") if TOKEN.fullmatch(part)][:MOST_TOKENS]
    return found


def browser_of(secrets: dict[str, list[str]]) -> str:
    """A browser's one secret, worked out from its old ones: requests that come together get the same."""
    every = sorted({token for tokens in secrets.values() for token in tokens})
    return hashed("browser/" + ".".join(every))[:32]


def keys_for(browser: str, held: HeldTable, tokens: list[str]) -> list[dict[str, Any]]:
    """The keys of a table that a browser gets for its old secrets."""
    new: dict[str, dict[str, Any]] = {}
    for token in tokens:
        row = held.keys.get(hashed(token))
        if row is None or row.kind not in ("seat", "host"):
            continue
        keys = [browser_key(browser, row.seat)]
        if row.kind == "host":
            # Invites that were handed out stay good; the host sees them as the new secret spells them.
            for seat, number in held.invites.items():
                if hashed(invite_of(token, held.id, seat, number)) in held.keys:
                    keys.append(new_key(invite_of(browser, held.id, seat, number), seat, "invite"))
        new |= {str(key["hash"]): {"table": held.id, **key} for key in keys}
    return list(new.values())


async def adopt(house: House, browser: str, secrets: dict[str, list[str]]) -> bool:
    """Give a browser the seats that its old secrets open, also at tables made from theirs; whether they open any."""
    wanted, opened = dict(secrets), False
    while wanted:
        new: list[dict[str, Any]] = []
        following: dict[str, list[str]] = {}
        for held in await house.record.held_tables(list(wanted)):
            keys = keys_for(browser, held, wanted[held.id])
            new += [key for key in keys if key["hash"] not in held.keys]
            opened = opened or bool(keys)
            if keys:
                following |= dict.fromkeys(held.onward, wanted[held.id])
        try:
            if new:
                await house.record.add_keys(new)
        except LostRace:
            # Another request of the same browser was faster: see what is left to do.
            continue
        await house.tables.look_again({key["table"] for key in new})
        wanted = following
    return opened


class OldCookies:
    """Around the routes of tables: all they get to see is a browser with one secret."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection: Any = ASGIConnection(scope)
        secrets = old_secrets(connection.cookies) if scope["path"].startswith("/api/tables") else {}
        if not secrets or bearer_in(connection.headers.get("authorization")) is not None:
            await self._app(scope, receive, send)
            return
        self._house.limits.check("look", address(connection))
        secure = is_secure(connection)
        browser = browser_in(connection.cookies, secure) or browser_of(secrets)
        cookies = [Cookie(OLD + table, path="/", value="", max_age=0, secure=secure) for table in secrets]
        if await adopt(self._house, browser, secrets):
            scope["state"]["browser"] = browser
            cookies.append(browser_cookie(connection, browser))

        async def send_changed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *(cookie.to_encoded_header() for cookie in cookies)]
            await send(message)

        await self._app(scope, receive, send_changed)
