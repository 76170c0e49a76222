"""Making tables, finding them, sitting down, starting."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, patch, post
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, JSONBody

from airlock.server import lobby, playing, sequel, stand_in, wire
from airlock.server.browser import (
    WITH_TOKEN,
    Browser,
    Here,
    address,
    at_table,
    browser,
    known_id,
    must_suit_programs,
    with_cookie,
)
from airlock.server.keys import new_token
from airlock.server.live_table import LiveTable
from airlock.server.refused import unknown_table
from airlock.server.seating import Holder
from airlock.server.service import House
from airlock.titles import USUAL

NEW_TABLE = Example(
    summary="Two people and two bots",
    value={
        "title": USUAL,
        "options": {"mode": "semi", "characters": "draft"},
        "name": "Friday night",
        "seats": [
            {"kind": "me", "name": "Ada"},
            {"kind": "invite"},
            {"kind": "bot", "bot": "random"},
            {"kind": "bot", "bot": "random"},
        ],
        "pace": "brisk",
    },
)
JOIN = Example(summary="By an invite", value={"invite": "0123456789abcdef0123456789abcdef", "name": "Grace"})


def shown(house: House, table: LiveTable, holder: Holder) -> wire.Table:
    connected, _ = house.hub.connected(table.id)
    out = table.shown(holder, connected)
    if not (holder.seats or holder.is_host or table.row.public):
        # Whoever has the code may sit down.
        out.code = ""
    return out


async def look(house: House, request: Browser, id: str) -> wire.Table:
    async def do(table: LiveTable, holder: Holder) -> wire.Table:
        return shown(house, table, holder)

    return await at_table(house, request, id, "look", do)


@post("/api/tables", tags=["tables"])
async def create(
    house: Here, request: Browser, data: Annotated[wire.NewTable, Body(examples=[NEW_TABLE])]
) -> Response[wire.NewTableAnswer]:
    """Make a table. The answer's cookie opens the seats of this browser, its tokens those of programs."""
    must_suit_programs(request, "create")
    house.limits.check("create", address(request))
    own = browser(request) or new_token()
    id, programs = await lobby.create(house, data, own)
    async with house.tables.open(id) as table:
        answer = wire.NewTableAnswer(shown(house, table, table.holder(own)), programs)
    return with_cookie(request, own, answer, 201)


@get("/api/tables/{table_id:str}", tags=["tables"], security=WITH_TOKEN)
async def one(house: Here, request: Browser, table_id: FromPath[str]) -> wire.TableAnswer:
    """A table."""
    return wire.TableAnswer(await look(house, request, table_id))


@get("/api/codes/{code:str}", tags=["tables"])
async def by_code(house: Here, request: Browser, code: FromPath[str]) -> wire.TableId:
    """The table of a code."""
    house.limits.check("join", address(request))
    code = code.upper()
    found = await house.record.table_of_code(code) if code.isascii() and code.isalnum() and len(code) <= 8 else None
    if found is None:
        raise unknown_table()
    return wire.TableId(found)


@post("/api/tables/{table_id:str}/join", tags=["tables"], status_code=200)
async def join(
    house: Here, request: Browser, table_id: FromPath[str], data: Annotated[wire.Join, Body(examples=[JOIN])]
) -> Response[wire.SeatAnswer]:
    """Sit down: by an invite, by the code, or at a public table."""

    own = browser(request) or new_token()

    async def do(table: LiveTable, holder: Holder) -> wire.SeatAnswer:
        seat = await lobby.join(house, table, own, data)
        return wire.SeatAnswer(shown(house, table, table.holder(own)), seat)

    return with_cookie(request, own, await at_table(house, request, table_id, "join", do))


@post("/api/tables/{table_id:str}/seats/{seat:int}/invite", tags=["tables"], status_code=200)
async def renew_invite(
    house: Here, request: Browser, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.Nothing]
) -> wire.TableAnswer:
    """A new invite for a free seat; the old one is void."""

    async def do(table: LiveTable, holder: Holder) -> wire.TableAnswer:
        await lobby.renew_invite(house, table, holder, seat)
        return wire.TableAnswer(shown(house, table, holder))

    return await at_table(house, request, table_id, "change", do)


@post("/api/tables/{table_id:str}/seats/{seat:int}/token", tags=["tables"], status_code=200)
async def renew_token(
    house: Here, request: Browser, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.Nothing]
) -> wire.ProgramToken:
    """A new secret for the program of a seat; the old one is void. It is not shown again."""

    async def do(table: LiveTable, holder: Holder) -> wire.ProgramToken:
        token = await lobby.renew_token(house, table, holder, seat)
        return wire.ProgramToken(shown(house, table, holder), seat, token)

    return await at_table(house, request, table_id, "change", do)


@patch("/api/tables/{table_id:str}/seats/{seat:int}", tags=["tables"])
async def change_seat(
    house: Here, request: Browser, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.SeatChange]
) -> wire.TableAnswer:
    """Change a seat: its name, whether forced answers are given by themselves; the host also who plays it."""

    async def do(table: LiveTable, holder: Holder) -> wire.TableAnswer:
        await lobby.change_seat(house, table, holder, seat, data)
        # A seat may have become one of the host's own.
        return wire.TableAnswer(shown(house, table, table.holder(holder.browser)))

    return await at_table(house, request, table_id, "change", do)


@post("/api/tables/{table_id:str}/recovery", tags=["tables"], status_code=200)
async def recovery(house: Here, request: Browser, table_id: FromPath[str], data: JSONBody[wire.SeatOnly]) -> wire.Link:
    """A link that opens your own seat once, on another device."""

    async def do(table: LiveTable, holder: Holder) -> wire.Link:
        secret = await lobby.recovery(house, table, holder, data.seat)
        return wire.Link(f"/t/{table.id}#recover={secret}")

    return await at_table(house, request, table_id, "join", do)


@post("/api/tables/{table_id:str}/recover", tags=["tables"], status_code=200)
async def recover(
    house: Here, request: Browser, table_id: FromPath[str], data: JSONBody[wire.Recover]
) -> Response[wire.SeatAnswer]:
    """Open a seat by a recovery link."""

    own = browser(request) or new_token()

    async def do(table: LiveTable, holder: Holder) -> wire.SeatAnswer:
        seat = await lobby.recover(house, table, own, data)
        return wire.SeatAnswer(shown(house, table, table.holder(own)), seat)

    return with_cookie(request, own, await at_table(house, request, table_id, "join", do))


@post("/api/tables/{table_id:str}/start", tags=["tables"], status_code=200)
async def start(house: Here, request: Browser, table_id: FromPath[str], data: JSONBody[wire.Start]) -> wire.TableAnswer:
    """Begin the match."""

    async def do(table: LiveTable, holder: Holder) -> wire.TableAnswer:
        await lobby.start(house, table, holder, data)
        return wire.TableAnswer(shown(house, table, holder))

    return await at_table(house, request, table_id, "change", do)


@post(["/api/tables/{table_id:str}/pause", "/api/tables/{table_id:str}/resume"], tags=["tables"], status_code=200)
async def pause(
    house: Here, request: Browser, table_id: FromPath[str], data: JSONBody[wire.Nothing]
) -> wire.TableAnswer:
    """Pause the table, or play on."""

    async def do(table: LiveTable, holder: Holder) -> wire.TableAnswer:
        await playing.pause(house, table, holder, request.url.path.endswith("/pause"))
        return wire.TableAnswer(shown(house, table, holder))

    return await at_table(house, request, table_id, "change", do)


@post("/api/tables/{table_id:str}/rematch", tags=["tables"], status_code=200)
async def rematch(
    house: Here, request: Browser, table_id: FromPath[str], data: JSONBody[wire.Nothing]
) -> wire.TableAnswer:
    """A new table with the same people. Whoever asks first is its host."""

    async def do(table: LiveTable, holder: Holder) -> str:
        return await lobby.rematch(house, table, holder)

    known_id(table_id)
    id = await at_table(house, request, table_id, "create", do)
    async with house.tables.open(id) as table:
        return wire.TableAnswer(shown(house, table, table.holder(browser(request))))


@post("/api/tables/{table_id:str}/sequel", tags=["tables"], status_code=200)
async def play_on(
    house: Here, request: Browser, table_id: FromPath[str], data: JSONBody[wire.PlayOn]
) -> wire.NewTableAnswer:
    """Go on from a match that is over, at a new table with those who come along. Whoever asks first is its host."""

    async def do(table: LiveTable, holder: Holder) -> tuple[str, dict[str, str]]:
        return await sequel.play_on(house, table, holder, data)

    known_id(table_id)
    id, programs = await at_table(house, request, table_id, "create", do)
    async with house.tables.open(id) as table:
        return wire.NewTableAnswer(shown(house, table, table.holder(browser(request))), programs)


@post("/api/tables/{table_id:str}/seats/{seat:int}/takeover", tags=["tables"], status_code=200)
async def take_over(
    house: Here, request: Browser, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.TakeOver]
) -> wire.TableAnswer:
    """Let a bot play for your own seat, or vote for it at somebody else's."""

    async def do(table: LiveTable, holder: Holder) -> wire.TableAnswer:
        await stand_in.take_over(house, table, holder, seat, data.bot)
        return wire.TableAnswer(shown(house, table, holder))

    return await at_table(house, request, table_id, "change", do)


@post("/api/tables/{table_id:str}/seats/{seat:int}/handback", tags=["tables"], status_code=200)
async def hand_back(
    house: Here, request: Browser, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.Nothing]
) -> wire.TableAnswer:
    """Take your own seat back from the bot."""

    async def do(table: LiveTable, holder: Holder) -> wire.TableAnswer:
        await stand_in.hand_back(house, table, holder, seat)
        return wire.TableAnswer(shown(house, table, holder))

    return await at_table(house, request, table_id, "change", do)


ROUTES = [
    create, one, by_code, join, renew_invite, renew_token, change_seat, recovery, recover, start,
    pause, rematch, play_on, take_over, hand_back,
]  # fmt: skip
