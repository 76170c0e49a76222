"""Lessons: what they say, and a table to play one at."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from airlock.server import teaching, wire
from airlock.server.browser import Browser, Here, address, browser, with_cookie
from airlock.server.keys import new_token
from airlock.server.routes.tables import shown
from airlock.titles import USUAL

CACHED = CacheControlHeader(max_age=300, public=True)
NEW_LESSON = Example(summary="The first game", value={"title": USUAL, "name": "Ada", "pace": "brisk"})


@get("/api/lessons/{title:str}", cache_control=CACHED, tags=["lessons"], sync_to_thread=False)
def one(title: FromPath[str]) -> wire.LessonShown:
    """The steps of a title's lesson: texts by their ids, and the answers that go on."""
    return teaching.steps(title)


@post("/api/lessons", tags=["lessons"])
async def begin(
    house: Here, request: Browser, data: Annotated[wire.NewLesson, Body(examples=[NEW_LESSON])]
) -> Response[wire.TableAnswer]:
    """Make a table and begin the lesson at once. The answer's cookie opens the seat of this browser."""
    house.limits.check("create", address(request))
    own = browser(request) or new_token()
    id = await teaching.begin(house, data, own)
    async with house.tables.open(id) as table:
        answer = wire.TableAnswer(shown(house, table, table.holder(own)))
    return with_cookie(request, own, answer, 201)


ROUTES = [one, begin]
