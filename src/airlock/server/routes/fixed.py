"""Things that don't change while the server runs."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

from airlock.server import printed
from airlock.server.packing import Packing

CACHED = CacheControlHeader(max_age=300, public=True)


@get("/api/titles", cache_control=CACHED, tags=["fixed"], sync_to_thread=False)
def titles() -> list[dict[str, Any]]:
    """The titles, their options and how many can play them."""
    return printed.title_list()


@get("/api/titles/{title:str}/board/{board:str}", cache_control=CACHED, tags=["fixed"], sync_to_thread=False)
def board(title: FromPath[str], board: FromPath[str]) -> dict[str, Any]:
    """Where everything is on a board."""
    return printed.board(title, board)


@get("/api/titles/{title:str}/content", cache_control=CACHED, tags=["fixed"], sync_to_thread=False)
def content(title: FromPath[str], request: Request[Any, Any, Any]) -> dict[str, Any]:
    """What is printed on cards, rooms and tokens. The query names the options of a match, where they aren't usual."""
    return printed.content(title, dict(request.query_params))


@get("/api/locales/{lang:str}", cache_control=CACHED, media_type=MediaType.TEXT, tags=["fixed"], sync_to_thread=False)
def locale(lang: FromPath[str]) -> str:
    """The texts of the app in a language, in Fluent's format."""
    return printed.locale(lang)


@get(
    "/api/locales/{lang:str}/{title:str}",
    cache_control=CACHED,
    media_type=MediaType.TEXT,
    tags=["fixed"],
    sync_to_thread=False,
)
def locale_of_title(lang: FromPath[str], title: FromPath[str], request: Request[Any, Any, Any]) -> str:
    """The texts that a match of a title needs on top of the app's. The query may name options of the match."""
    return printed.locale(lang, title, dict(request.query_params))


@get("/api/rules/{title:str}", cache_control=CACHED, tags=["fixed"], sync_to_thread=False)
def rules(title: FromPath[str]) -> dict[str, Any]:
    """The rule catalogue of a title."""
    return printed.rules(title)


ROUTES = [Router("/", route_handlers=[titles, board, content, locale, locale_of_title, rules], middleware=[Packing])]
