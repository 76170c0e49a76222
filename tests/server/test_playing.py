"""People and bots at a table, from making it to the end of the match."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

from airlock.kernel.save import load
from airlock.kernel.verify import verify_seed
from airlock.server.worded import told
from airlock.titles import TITLES
from tests.server.serving import in_loop, my_options, play_on, serving


@in_loop
async def test_two_people_and_two_bots_play_to_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        made = await ada.make("me", "invite", "bot", "bot")
        assert made["status"] == "lobby"
        assert [s["mine"] for s in made["seats"]] == [True, False, False, False]
        assert made["seed_hash"] == ""
        assert await grace.join(made["seats"][1]["invite"], "Grace") == 1
        await ada.at("start")
        started = await ada.look()
        assert started["status"] == "playing"
        assert started["seats"][1]["name"] == "Grace"
        assert len(started["seed_hash"]) == 64

        def over(state: dict[str, object]) -> bool:
            return state["status"] == "over"

        last = await asyncio.gather(play_on(ada, 0, Random(1), over), play_on(grace, 1, Random(2), over))
        assert all(state["view"]["over"] and state["view"]["result"] for state in last)

        saved = await ada.client.get(f"/api/tables/{ada.table}/save")
        match = load(saved.text, TITLES)
        assert match.over
        assert match.seed_hash == started["seed_hash"]
        assert verify_seed(match)


@in_loop
async def test_answers_that_are_refused_change_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as eve:
        await ada.make("me", "local")
        await ada.at("start")
        state = await ada.state(0)
        asked = state["view"]["questions"][0]["seat"]
        state = await ada.state(asked)
        key = my_options(state)[0]
        wrong = await ada.answer(asked, 0, "fly:away", 409)
        assert wrong["error"]["code"] == "no_option"
        assert wrong["error"]["detail"]["state"]["seq"] == 0
        assert (await ada.answer(1 - asked, 0, key, 409))["error"]["code"] == "not_asked"
        assert (await ada.answer(asked, 5, key, 409))["error"]["code"] == "stale"
        assert (await ada.answer(7, 0, key, 403))["error"]["code"] == "not_yours"
        eve.table = ada.table
        assert (await eve.answer(asked, 0, key, 401))["error"]["code"] == "no_seat"
        after = await ada.answer(asked, 0, key)
        assert after["seq"] == 1
        again = await ada.answer(asked, 0, key, 409)
        assert again["error"]["code"] == "stale"
        assert again["error"]["detail"]["state"]["seq"] == 1


@in_loop
async def test_a_table_is_forgotten_and_rebuilt(tmp_path: Path) -> None:
    async with serving(tmp_path, cached_tables=1) as served, served.person() as ada, served.person() as other:
        await ada.make("me", "local")
        await ada.at("start")
        for _ in range(12):
            state = await ada.state(0)
            asked = state["view"]["questions"][0]["seat"]
            state = await ada.state(asked)
            await ada.answer(asked, state["seq"], my_options(state)[0])
        before = await ada.state(0)
        await other.make("me", "local")
        assert len(served.house.tables) == 1
        assert await ada.state(0) == before
    # Another process: the same table, from the record alone.
    async with serving(tmp_path) as served, served.person() as same:
        same.client.cookies = ada.client.cookies
        same.table = ada.table
        assert await same.state(0) == before


@in_loop
async def test_bots_alone_play_a_match(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as host:
        await host.make("bot", "bot", "bot", spectators=True)
        await host.at("start")
        async with host.live(-1) as live:
            while (await live.next("state"))["status"] != "over":
                pass
        events = [event for raw in live.heard for event in json.loads(raw).get("events", [])]
        assert len(events) > 100
        match = served.house.tables._tables[host.table].playing
        assert events == told(match.history(-1), match.view(-1))
