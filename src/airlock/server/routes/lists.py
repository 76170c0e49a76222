"""Lists of tables. They are made from the rows of the database: no match is rebuilt, so none can be in the way."""

from __future__ import annotations

from litestar import Response, get

from airlock.server import wire
from airlock.server.browser import Browser, Here, address, browser, must_suit_programs, with_cookie
from airlock.server.keys import hashed
from airlock.server.live_table import LiveTable
from airlock.server.record import Found
from airlock.server.routes.tables import shown
from airlock.server.service import House
from airlock.titles import TITLES


@get("/api/tables/mine", tags=["tables"])
async def mine(house: Here, request: Browser) -> Response[wire.TableList]:
    """All tables where this browser has a seat, the latest first."""
    must_suit_programs(request, "list")
    house.limits.check("look", address(request))
    own = browser(request)
    if not own:
        return Response(wire.TableList([]))
    found = [listed(house, request, one) for one in await house.record.tables_of(hashed(own))]
    return with_cookie(request, own, wire.TableList(found))


@get("/api/tables/public", tags=["tables"])
async def public(house: Here, request: Browser) -> wire.TableList:
    """Tables that anybody may join or watch, the latest first. What this server has no rules for is left out."""
    must_suit_programs(request, "list")
    house.limits.check("look", address(request))
    return wire.TableList([listed(house, request, one) for one in await house.record.public_tables(TITLES)])


def listed(house: House, request: Browser, found: Found) -> wire.Table:
    table = LiveTable(found[0].id)
    table.row, table.seats, table.keys = found
    out = shown(house, table, table.holder(browser(request)))
    title = TITLES.get(out.title)
    out.other_rules = out.status != "lobby" and (title is None or title.rules_version != table.row.rules)
    return out


ROUTES = [mine, public]
