"""Uploaded saves."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from airlock.server import wire
from airlock.server.browser import Browser, Here, Saved, address

MOST_BYTES = 4_200_000


@post("/api/replays", tags=["replays"], request_max_body_size=MOST_BYTES)
async def upload(house: Here, replays: Saved, request: Browser, data: JSONBody[wire.Upload]) -> wire.ReplayId:
    """Upload a save file to look at it, and to share it."""
    house.limits.check("upload", address(request))
    return wire.ReplayId(await replays.upload(data.save))


@get("/api/replays/{replay_id:str}", tags=["replays"])
async def info(house: Here, replays: Saved, request: Browser, replay_id: FromPath[str]) -> wire.ReplayInfo:
    """What was played."""
    house.limits.check("look", address(request))
    return (await replays.find(replay_id)).info(replay_id)


@get("/api/replays/{replay_id:str}/frame", tags=["replays"])
async def frame(
    house: Here,
    replays: Saved,
    request: Browser,
    replay_id: FromPath[str],
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)] = 0,
    seat: Annotated[str, QueryParameter(max_length=4, description="A seat, or open.")] = "open",
) -> wire.Frame:
    """A moment of it, through the eyes of a seat or openly."""
    house.limits.check("look", address(request))
    return await (await replays.find(replay_id)).frame(at, seat)


@get("/api/replays/{replay_id:str}/moves", tags=["replays"])
async def moves(house: Here, replays: Saved, request: Browser, replay_id: FromPath[str]) -> wire.MoveList:
    """All its answers."""
    house.limits.check("look", address(request))
    return wire.MoveList((await replays.find(replay_id)).moves())


@get("/api/replays/{replay_id:str}/debrief", tags=["replays"])
async def debrief(
    house: Here,
    replays: Saved,
    request: Browser,
    replay_id: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=-1, le=15)] = -1,
) -> wire.Debrief:
    """All of it told openly, if it is over. A save doesn't say what was said."""
    house.limits.check("look", address(request))
    return await (await replays.find(replay_id)).debrief(seat, [])


ROUTES = [upload, info, frame, moves, debrief]
