"""Lists of tables: whole, in order, one look each, and nothing that one table does to the others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import event, update

from airlock.server import limits
from airlock.server.limits import LIMITS
from airlock.server.schema import TableRow
from airlock.server.service import House
from airlock.titles import TITLES
from tests.kit.vault import vault
from tests.server.serving import Person, in_loop, serving


@pytest.fixture(autouse=True)
def small_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "vault", vault())


@contextmanager
def queries(house: House) -> Iterator[list[str]]:
    """What the database is asked meanwhile."""
    asked: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        asked.append(statement)

    engine = house.record.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(engine, "before_cursor_execute", note)


async def watched(person: Person, title: str) -> str:
    """A match under way that anybody may watch; it waits for a person."""
    await person.make("me", "local", title=title, public=True, spectators=True)
    await person.at("start")
    return person.table


@in_loop
async def test_a_table_of_other_rules_hides_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        old = await watched(ada, "vault")
        new = await watched(ada, "nemesis")
        cookies = dict(ada.client.cookies)
    monkeypatch.setitem(TITLES, "vault", vault(rules_version="2"))
    async with serving(tmp_path) as served, served.person() as eve:
        tables = (await eve.get("/api/tables/public"))["tables"]
        assert [(t["id"], t["other_rules"]) for t in tables] == [(new, False), (old, True)]
    monkeypatch.delitem(TITLES, "vault")
    async with serving(tmp_path) as served, served.person() as eve, served.person() as ada:
        await eve.get(f"/api/tables/{old}", 503)
        assert [t["id"] for t in (await eve.get("/api/tables/public"))["tables"]] == [new]
        # Whoever sits there still finds it, and is told.
        ada.client.cookies.update(cookies)
        tables = (await ada.get("/api/tables/mine"))["tables"]
        assert [(t["id"], t["other_rules"]) for t in tables] == [(new, False), (old, True)]


@pytest.mark.parametrize("path", ["/api/tables/public", "/api/tables/mine"])
@in_loop
async def test_a_look_at_a_list_costs_one_token_and_as_many_queries_for_many_tables(
    tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, sweep_seconds=3600) as served, served.person() as ada:
        asked = []
        for many in (1, 24):
            for _ in range(many):
                await ada.make("me", "invite", title="vault", public=True)
            with queries(served.house) as some:
                found = (await ada.get(path))["tables"]
            asked.append(len(some))
        assert len(found) == 25
        assert asked[0] == asked[1]
        cookies = dict(ada.client.cookies)
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    async with serving(tmp_path, rate_limits=True) as served, served.person() as ada:
        ada.client.cookies.update(cookies)
        served.house.limits.spend_elsewhere([("look", "127.0.0.1", int(LIMITS["look"][0]) - 3)])
        answers = [await ada.client.get(path) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        # Never a short list instead.
        assert [len(answer.json()["tables"]) for answer in answers[:3]] == [25] * 3
        assert answers[3].json()["error"]["code"] == "too_fast"


@in_loop
async def test_all_own_tables_are_listed_the_latest_first(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as eve:
        made = [(await ada.make("me", "bot", title="vault"))["id"] for _ in range(60)]
        foreign = (await eve.make("me", "bot", title="vault"))["id"]
        # The first one is touched last.
        await ada.client.patch(f"/api/tables/{made[0]}/seats/0", json={"name": "Ada"})
        ada.client.cookies.set(f"airlock_{foreign}", "0" * 32)
        ada.client.cookies.set("airlock_000000000000", "0" * 32)
        ada.client.cookies.set("airlock_nonsense", "x")
        found = [table["id"] for table in (await ada.get("/api/tables/mine"))["tables"]]
        assert found == [made[0], *reversed(made[1:])]


@in_loop
async def test_a_match_of_rules_that_are_gone_does_not_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("me", "local", title="vault")
        monkeypatch.delitem(TITLES, "vault")
        assert (await ada.at("start", {}, 409))["error"]["code"] == "other_rules"
        monkeypatch.setitem(TITLES, "vault", vault())
        async with served.house.record.engine.begin() as connection:
            await connection.execute(update(TableRow).values(options={"length": "endless"}))
        served.house.tables.forget(ada.table)
        assert (await ada.at("start", {}, 409))["error"]["code"] == "other_rules"
        assert (await ada.look())["status"] == "lobby"
