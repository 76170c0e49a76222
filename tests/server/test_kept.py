"""What strangers can make the server keep is bounded, and what nobody misses is removed soon."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select, update

from airlock.server import daily, retention
from airlock.server.limits import LIMITS, Limits
from airlock.server.refused import Refused
from airlock.server.schema import MoveRow, TableRow
from airlock.titles import TITLES
from tests.kit.vault import vault
from tests.server.serving import Person, Served, in_loop, my_options, play_on, serving


@pytest.fixture(autouse=True)
def small_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "vault", vault())


@in_loop
async def test_an_address_makes_so_many_tables_in_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wish = {"title": "vault", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    async with serving(tmp_path, rate_limits=True, tables_per_day=3) as served, served.person() as eve:
        for _ in range(3):
            await eve.post("/api/tables", wish, 201)
        refused = await eve.client.post("/api/tables", json=wish)
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "enough_today")
        assert 0 < int(refused.headers["Retry-After"]) <= daily.DAY
        tomorrow = time.time() + daily.DAY
        monkeypatch.setattr(time, "time", lambda: tomorrow)
        await eve.post("/api/tables", wish, 201)


@pytest.mark.parametrize("what", ["say", "report", "upload"])
def test_what_is_kept_is_counted_for_all_tables_together(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    monkeypatch.setitem(LIMITS, what, (1e6, 60))
    monkeypatch.setitem(daily.MOST, what, 4)
    limits = Limits(True)
    for n in range(4):
        limits.check(what, f"10.0.0.1/table {n}")
    with pytest.raises(Refused, match="4 from one address"):
        limits.check(what, "10.0.0.1/table 5")
    limits.check(what, "10.0.0.2/table 5")
    limits.check("look", "10.0.0.1")


def test_a_crowd_of_addresses_takes_no_more_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "MOST_ADDRESSES", 10)
    counts = daily.Daily(tables=5)
    for n in range(15):
        counts.count("create", f"10.0.0.{n}")
    with pytest.raises(Refused, match="5 from one address"):
        counts.count("create", "10.0.1.1")
    counts.count("create", "10.0.0.1")


async def tables(served: Served) -> set[str]:
    async with served.house.record.engine.connect() as connection:
        return set(await connection.scalars(select(TableRow.id)))


async def last_touched(served: Served, days: float) -> None:
    """As if nobody had touched any table for this many days."""
    async with served.house.record.engine.begin() as connection:
        await connection.execute(update(TableRow).values(updated=time.time() - days * retention.DAY))


async def make_all_kinds(served: Served, person: Person) -> dict[str, str]:
    """A table of bots, one where nobody has begun, one that is talked at, and one that somebody has played at."""
    made = {}
    await person.make("bot", "bot", title="vault")
    await person.at("start")
    made["bots"] = person.table
    await until_over(served, person.table)
    await person.make("me", "invite", title="vault")
    made["lobby"] = person.table
    await person.make("me", "invite", title="vault")
    await person.at("messages", {"seat": 0, "text": "on Friday?"}, 201)
    made["talk"] = person.table
    await person.make("me", "local", title="vault", options={"length": "long"})
    await person.at("start")
    for seat in (0, 1):
        state = await person.state(seat)
        if my_options(state):
            await person.answer(seat, state["seq"], my_options(state)[0])
            break
    made["played"] = person.table
    return made


async def until_over(served: Served, table: str) -> None:
    while True:
        async with served.house.tables.open(table) as live:
            if live.row.status == "over":
                return
        await asyncio.sleep(0.02)


@in_loop
async def test_tables_that_nobody_misses_are_removed_soon(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        made = await make_all_kinds(served, ada)
        everything = set(made.values())
        await last_touched(served, 1.9)
        await retention.sweep_all(served.house)
        assert await tables(served) == everything
        await last_touched(served, 2.1)
        await retention.sweep_all(served.house)
        assert await tables(served) == everything - {made["bots"]}
        await last_touched(served, 14.1)
        await retention.sweep_all(served.house)
        assert await tables(served) == {made["talk"], made["played"]}
        async with served.house.record.engine.connect() as connection:
            assert set(await connection.scalars(select(MoveRow.table))) == {made["played"]}
        await last_touched(served, 1000)
        await retention.sweep_all(served.house)
        assert await tables(served) == {made["talk"], made["played"]}


@in_loop
async def test_zero_days_are_for_ever(tmp_path: Path) -> None:
    async with serving(tmp_path, keep_bots_days=0, keep_unplayed_days=0) as served, served.person() as ada:
        made = await make_all_kinds(served, ada)
        await last_touched(served, 1000)
        await retention.sweep_all(served.house)
        assert await tables(served) == set(made.values())


@in_loop
async def test_bots_among_themselves_stop_at_some_time(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_answers=5) as served, served.person() as ada:
        await ada.make("bot", "bot", title="vault", options={"length": "long"}, spectators=True)
        await ada.at("start")
        async with ada.live(-1) as live:
            while not (last := await live.next("state"))["paused"]:
                assert last["status"] == "playing"
        assert (last["seq"], last["status"]) == (5, "playing")
        # Where somebody else sits, too, they play on.
        await ada.make("me", "bot", title="vault", options={"length": "long"})
        await ada.at("start")
        last = await play_on(ada, 0, Random(1), lambda state: bool(state["seq"] >= 8))
        assert not last["paused"]
