"""What workers tell each other over Redis, and what happens when Redis is gone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from airlock.server.limits import LIMITS, Limits
from airlock.server.refused import Refused
from tests.server.processes import Server, free_port, redis
from tests.server.serving import Person, in_loop, my_options
from tests.server.test_workers import browser


async def until(true: Callable[[], Coroutine[Any, Any, bool]], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not await true():
        assert time.monotonic() < end
        await asyncio.sleep(0.1)


async def answer_once(person: Person, rng: Random) -> int:
    """Answer for whichever seat is asked; the number of the answer."""
    while True:
        for seat in (0, 1):
            state = await person.state(seat)
            options = my_options(state)
            if options:
                body = {"seat": seat, "seq": state["seq"], "key": rng.choice(options)}
                given = await person.client.post(f"/api/tables/{person.table}/answers", json=body)
                assert given.status_code in (200, 409), given.text
                if given.status_code == 200:
                    return int(given.json()["seq"])


@in_loop
async def test_play_goes_on_without_redis_and_with_it_again(tmp_path: Path) -> None:
    port = free_port()
    env = {"AIRLOCK_CHANNEL_URL": f"redis://127.0.0.1:{port}/0"}
    async with AsyncExitStack() as started:
        with redis(tmp_path, port):
            pair = [Server(tmp_path, env), Server(tmp_path, env)]
            for worker in pair:
                started.callback(worker.stop)
            for worker in pair:
                worker.wait()
            here = await started.enter_async_context(browser(pair[0].url))
            await here.make("me", "local")
            await here.at("start")
            there = await started.enter_async_context(browser(pair[1].url, here))
            lives = [await started.enter_async_context(person.live(0)) for person in (here, there)]
            rng = Random(1)
            for _ in range(5):
                seq = await answer_once(here, rng)
                for live in lives:
                    while not live.last or live.last["seq"] < seq:
                        await live.next("state")

        async def is_ready(status: int) -> bool:
            return all(httpx.get(f"{worker.url}/ready").status_code == status for worker in pair)

        # Redis is gone: both say so and play on, what one does is seen by the other a moment later.
        await until(lambda: is_ready(503))
        for n in range(6):
            seq = await answer_once((here, there)[n % 2], rng)
            for live in lives:
                while live.last["seq"] < seq:
                    await live.next("state")
        made = await there.make("me", "bot")
        assert made["status"] == "lobby"
        there.table = here.table
        with redis(tmp_path, port):
            await until(lambda: is_ready(200))
            for n in range(4):
                seq = await answer_once((here, there)[n % 2], rng)
                for live in lives:
                    while live.last["seq"] < seq:
                        await live.next("state")
        for worker in pair:
            worker.stop()
            log = (tmp_path / f"server-{worker.port}.log").read_text()
            assert '"level": "error"' not in log
            assert "the channel broke" in log


@in_loop
async def test_limits_count_at_all_workers_together(tmp_path: Path) -> None:
    with redis(tmp_path) as channel:
        env = {"AIRLOCK_CHANNEL_URL": channel, "AIRLOCK_RATE_LIMITS": "on"}
        pair = [Server(tmp_path, env), Server(tmp_path, env)]
        try:
            for worker in pair:
                worker.wait()
            async with httpx.AsyncClient(timeout=30) as client:

                async def join(worker: Server) -> int:
                    # Refused either way: the limit comes first.
                    return (await client.get(f"{worker.url}/api/codes/NOSUCH")).status_code

                most = int(LIMITS["join"][0])
                assert [await join(pair[0]) for _ in range(most)] == [404] * most
                # Fewer than the other worker would let through by itself: only what it was told makes it refuse.
                for tries in range(1, most):
                    if await join(pair[1]) == 429:
                        break
                    await asyncio.sleep(0.2 * tries)
                else:
                    pytest.fail("what was spent at one worker doesn't count at the other")
        finally:
            for worker in pair:
                worker.stop()


def test_what_was_spent_elsewhere_counts_here() -> None:
    ours, theirs = Limits(on=True), Limits(on=True)
    most = int(LIMITS["report"][0])
    for _ in range(most):
        ours.check("report", "ada")
    spent = ours.take_spent()
    assert spent == [("report", "ada", most)]
    assert ours.take_spent() == []
    theirs.spend_elsewhere([*spent, ("nonsense", "ada", 1)])
    theirs.check("report", "eve")
    with pytest.raises(Refused) as refused:
        theirs.check("report", "ada")
    assert refused.value.status == 429
    # Nobody has to wait longer than for one token, however much was spent.
    assert refused.value.detail["seconds"] <= 60 / LIMITS["report"][1]
