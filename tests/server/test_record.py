"""What is in memory never gets ahead of the record, and the numbers of the moves never have a gap."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from airlock.server import playing, talk
from airlock.server.live_table import LiveTable
from airlock.server.outage import NoDatabase
from airlock.server.record import Change
from airlock.server.refused import LostRace, Refused
from airlock.titles import TITLES
from tests.kit.vault import vault
from tests.server.serving import Person, Served, in_loop, my_options, serving


@pytest.fixture(autouse=True)
def small_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "vault", vault())


async def begin(person: Person, answers: int = 0) -> None:
    """A table where one browser plays both seats, and gives some answers."""
    await person.make("me", "local", title="vault", options={"length": "long"})
    for seat in (0, 1):
        path = f"/api/tables/{person.table}/seats/{seat}"
        assert (await person.client.patch(path, json={"auto": False})).is_success
    await person.at("start")
    for _ in range(answers):
        await answer(person)


async def next_answer(person: Person) -> tuple[int, int, str]:
    """A seat that is asked, the number of its answer, and the first of its options."""
    for seat in (0, 1):
        state = await person.state(seat)
        if my_options(state):
            return seat, state["seq"], my_options(state)[0]
    raise AssertionError("nobody is asked")


async def answer(person: Person, status: int = 200) -> None:
    await person.answer(*await next_answer(person), status)


def recorded(folder: Path, table: str) -> list[int]:
    """The numbers of the moves. That of the table belongs to them."""
    with closing(sqlite3.connect(folder / "airlock.sqlite3")) as database:
        seqs = [seq for (seq,) in database.execute('SELECT seq FROM moves WHERE "table" = ? ORDER BY seq', (table,))]
        ((told,),) = database.execute("SELECT seq FROM tables WHERE id = ?", (table,))
    assert told == (seqs[-1] if seqs else 0)
    return seqs


def fails_once(error: BaseException) -> Callable[..., Any]:
    """In the place of anything: raises this at first, then does nothing."""
    errors = [error]

    def do(*args: Any, **named: Any) -> list[Any]:
        if errors:
            raise errors.pop()
        return []

    return do


@pytest.mark.parametrize("error", [RuntimeError("a bug"), Refused(409, "late", "a refusal")], ids=["bug", "refusal"])
@in_loop
async def test_an_answer_that_fails_before_it_is_written_was_never_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await begin(ada, answers=3)
        before = await ada.state(0)
        monkeypatch.setattr(talk, "claimed_by_bots", fails_once(error))
        await answer(ada, 500 if isinstance(error, RuntimeError) else 409)
        assert await ada.state(0) == before
        for _ in range(3):
            await answer(ada)
        table, cookies = ada.table, dict(ada.client.cookies)
        assert recorded(tmp_path, table) == [1, 2, 3, 4, 5, 6]
    async with serving(tmp_path) as served, served.person() as ada:
        ada.table = table
        ada.client.cookies.update(cookies)
        assert (await ada.state(0))["seq"] == 6


async def cut_off(served: Served, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's answer is ended from outside while it is being written."""
    writing = asyncio.Event()

    async def never(*args: Any) -> None:
        writing.set()
        await asyncio.Event().wait()

    async def give() -> None:
        async with served.house.tables.open(table) as live:
            question = live.playing.pending[0]
            key = question.options[0].key
            await playing.give(served.house, live, question.seat, live.playing.seq, key, "person")

    with monkeypatch.context() as patch:
        patch.setattr(talk, "claimed_by_bots", lambda *args: [])
        patch.setattr(served.house.record, "change", never)
        giving = asyncio.create_task(give())
        await writing.wait()
        giving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await giving


@in_loop
async def test_an_answer_that_is_cut_off_was_never_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await begin(ada, answers=1)
        before = await ada.state(0)
        await cut_off(served, ada.table, monkeypatch)
        assert await ada.state(0) == before
        await answer(ada)
        assert recorded(tmp_path, ada.table) == [1, 2]


@in_loop
async def test_a_seat_is_as_it_was_when_its_change_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await begin(ada)
        path = f"/api/tables/{ada.table}/seats/0"
        with monkeypatch.context() as patch:
            patch.setattr(LiveTable, "next_due", fails_once(RuntimeError("a bug")))
            assert (await ada.client.patch(path, json={"auto": True})).status_code == 500
        assert (await ada.look())["seats"][0]["auto"] is False


@in_loop
async def test_a_change_is_seen_although_it_could_not_be_read_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await begin(ada)
        async with ada.live(0) as live:
            await live.next("state")
            with monkeypatch.context() as patch:
                patch.setattr(served.house.record, "version", fails_once(NoDatabase()))
                await ada.at("pause", {}, 503)
            assert (await live.next("state"))["paused"]
        assert (await ada.look())["paused"]


@pytest.mark.parametrize("ahead", [0, 2, 3])
@in_loop
async def test_no_move_is_written_that_does_not_follow_the_last_one(tmp_path: Path, ahead: int) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await begin(ada, answers=2)
        async with served.house.tables.open(ada.table) as table:
            change = Change()
            change.table = {"seq": 2 + ahead}
            change.move = {
                "seq": 2 + ahead, "seat": 0, "key": "x", "outcomes": [], "hash": "", "by": "person", "at": 0.0,
                "why": None,
            }  # fmt: skip
            with pytest.raises(LostRace):
                await served.house.record.change(ada.table, table.version, change)
        assert recorded(tmp_path, ada.table) == [1, 2]


@in_loop
async def test_a_table_whose_record_has_a_gap_goes_on_before_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await begin(ada, answers=6)
        table, cookies = ada.table, dict(ada.client.cookies)
    with closing(sqlite3.connect(tmp_path / "airlock.sqlite3")) as database, database:
        database.execute('DELETE FROM moves WHERE "table" = ? AND seq = 4', (table,))
    async with serving(tmp_path) as served, served.person() as ada:
        ada.table = table
        ada.client.cookies.update(cookies)
        assert (await ada.look())["changed"] == {"kept": 3, "recorded": 6, "agreed": []}
        for seat in (0, 1):
            await ada.at("changed/agree", {"seat": seat})
        await answer(ada)
        assert recorded(tmp_path, table) == [1, 2, 3, 4]
