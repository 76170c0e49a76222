"""Everything that goes over five sockets during whole matches is what that seat may know, byte for byte."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import msgspec
import pytest

from airlock.kernel.match import Match, replay
from airlock.server.follow import follow
from tests.server.serving import Json, Live, Person, in_loop, play_on, serving


def of(state: Json, name: str) -> bytes:
    return msgspec.json.encode(state[name])


@pytest.mark.parametrize(("seed", "mode"), [(1, "semi"), (2, "coop"), (3, "intruder")])
@in_loop
async def test_sockets_tell_no_secrets(tmp_path: Path, seed: int, mode: str) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as browsers:
        host, *guests = [await browsers.enter_async_context(served.person()) for _ in range(5)]
        made = await host.make("me", "invite", "invite", "invite", "invite", spectators=True, options={"mode": mode})
        for seat, guest in enumerate(guests, 1):
            await guest.join(made["seats"][seat]["invite"])
        people = [host, *guests]
        await host.at("start")
        heard = await asyncio.gather(
            *(_play_and_keep(person, seat, Random(f"{seed}/{seat}")) for seat, person in enumerate(people)),
            _watch(people[0]),
        )
        match = served.house.tables._tables[host.table].playing
        assert match.over
        messages = 0
        for seat, raws in zip((0, 1, 2, 3, 4, -1), heard):
            messages += _compare(match, seat, raws)
        assert messages > 6 * match.seq // 3


async def _play_and_keep(person: Person, seat: int, rng: Random) -> list[str]:
    async with person.live(seat) as keeper:
        reading = asyncio.create_task(_read_to_the_end(keeper))
        await play_on(person, seat, rng, lambda state: state["status"] == "over")
        await reading
        return keeper.heard


async def _watch(person: Person) -> list[str]:
    async with person.live(-1) as live:
        await _read_to_the_end(live)
        return live.heard


async def _read_to_the_end(live: Live) -> None:
    while (await live.next("state"))["status"] != "over":
        pass


def _compare(match: Match, seat: int, raws: list[str]) -> int:
    """Each message against a match in which everything this seat can't know was dealt anew."""
    known = 0
    count = 0
    at = replay(match.title, match.players, match.options, match.seed, match.opening, [])
    for raw in raws:
        message = json.loads(raw)
        assert match.seed not in raw or message.get("status") == "over"
        if message["type"] != "state":
            assert message["type"] in ("table", "presence")
            continue
        count += 1
        follow(at, match.answers[at.seq : message["seq"]])
        redealt = at.determinize(seat, Random(message["seq"])) if seat >= 0 else at
        view = redealt.view(seat)
        assert of(message, "view") == msgspec.json.encode(view), f"seat {seat} at {message['seq']}"
        refusals = [r.plain() for r in redealt.why_not(seat)]
        assert of(message, "refusals") == msgspec.json.encode(refusals)
        history = at.history(seat)
        assert message["from"] == known
        assert of(message, "events") == msgspec.json.encode(history[known:])
        known = len(history)
        assert set(message) == {
            "type", "table", "seat", "seq", "epoch", "status", "paused", "view", "events", "from", "refusals", "undo",
            "deadline",
        }  # fmt: skip
    assert known == len(match.history(seat))
    return count
