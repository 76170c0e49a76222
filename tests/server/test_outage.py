"""The database is away or locked: everybody is told so soon, nothing breaks, and the log stays short."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import IntegrityError, OperationalError
from structlog.testing import capture_logs

from airlock.server import outage
from airlock.server.outage import NoDatabase, Outage
from airlock.titles import TITLES
from tests.kit.vault import vault
from tests.server.processes import Server, postgres
from tests.server.serving import HEADERS, Person, in_loop, my_options, serving


@pytest.fixture(autouse=True)
def small_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "vault", vault())


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program writes into the file, and doesn't come to an end."""
    with closing(sqlite3.connect(folder / "airlock.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def begin(person: Person) -> tuple[int, int, str]:
    """A table with a question; an answer to it."""
    await person.make("me", "local", title="vault")
    await person.at("start")
    for seat in (0, 1):
        state = await person.state(seat)
        if my_options(state):
            return seat, state["seq"], my_options(state)[0]
    raise AssertionError("nobody is asked")


@in_loop
async def test_a_locked_database_is_said_to_be_away(tmp_path: Path) -> None:
    async with serving(tmp_path, patience=0.3) as served, served.person() as ada, served.person() as grace:
        seat, seq, key = await begin(ada)
        await begin(grace)
        body = {"seat": seat, "seq": seq, "key": key}
        with locked(tmp_path), capture_logs() as lines:
            begun = time.monotonic()
            # Many at once: the second does not begin to wait when the first has given up.
            given = [ada.client.post(f"/api/tables/{ada.table}/answers", json=body) for _ in range(12)]
            made = grace.client.post("/api/tables", json={"title": "vault", "seats": [{"kind": "me"}, {"kind": "bot"}]})
            looks = [person.client.get(f"/api/tables/{person.table}") for person in (ada, grace)]
            answers = await asyncio.gather(*given, made, *looks)
            took = time.monotonic() - begun
        # They take 0.3 s together; the rest is for a busy machine.
        assert took < 3
        for refused in answers[:-2]:
            assert refused.status_code == 503, refused.text
            assert refused.headers["Retry-After"] == "2"
            assert refused.json()["error"]["code"] in ("no_database", "busy")
        assert {look.status_code for look in answers[-2:]} <= {200, 503}
        # One line, and no stack.
        assert [line["event"] for line in lines if line["log_level"] == "error"] == ["the database doesn't answer"]
        assert not any("exc_info" in line for line in lines)
        await asyncio.sleep(outage.REST)
        await ada.answer(seat, seq, key)


@in_loop
async def test_a_look_does_not_wait_for_a_locked_database(tmp_path: Path) -> None:
    """While nobody writes at a table it is shown from memory."""
    async with serving(tmp_path, patience=0.3) as served, served.person() as ada:
        await begin(ada)
        with locked(tmp_path):
            begun = time.monotonic()
            await ada.look()
            await ada.state(0)
            assert time.monotonic() - begun < 3


def test_the_log_is_told_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outage, "REST", 0.0)
    away = Outage()
    with capture_logs() as lines:
        for again in range(3):
            if again == 2:
                monkeypatch.setattr(time, "monotonic", lambda now=time.monotonic: now() + outage.EVERY)
            for _ in range(5):
                with pytest.raises(NoDatabase), away.noticed():
                    raise OperationalError("UPDATE tables", {}, Exception("database is locked"))
    assert [line["times"] for line in lines] == [1, 10]


def test_a_wrong_statement_is_not_an_outage() -> None:
    away = Outage()
    with pytest.raises(IntegrityError), away.noticed():
        raise IntegrityError("INSERT", {}, Exception("doubled"))
    with pytest.raises(ValueError, match="a bug"), away.noticed():
        raise ValueError("a bug")
    away.check()


def test_nobody_waits_while_the_database_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    away = Outage()
    with pytest.raises(NoDatabase), away.noticed():
        raise ConnectionRefusedError
    with pytest.raises(NoDatabase), away.noticed():
        raise AssertionError("asked the database")
    monkeypatch.setattr(time, "monotonic", lambda now=time.monotonic: now() + outage.REST)
    away.check()


def test_postgresql_that_stops_is_away_and_the_log_stays_short(tmp_path: Path) -> None:
    with ExitStack() as up:
        database = up.enter_context(postgres())
        running = Server(tmp_path, {"AIRLOCK_DATABASE_URL": database, "AIRLOCK_PATIENCE_SECONDS": "0.5"})
        try:
            running.wait()
            with httpx.Client(base_url=running.url, headers=HEADERS, timeout=30) as client:
                wish = {"title": "nemesis", "seats": [{"kind": "me"}, {"kind": "local"}]}
                made = client.post("/api/tables", json=wish).raise_for_status().json()["table"]["id"]
                up.close()
                refused = []
                for _ in range(10):
                    refused.append(client.post("/api/tables", json=wish))
                    refused.append(client.get(f"/api/tables/{made}"))
                    time.sleep(0.1)
        finally:
            running.stop()
    assert {answer.status_code for answer in refused} == {503}
    assert {answer.headers["Retry-After"] for answer in refused} == {"2"}
    log = "".join(path.read_text() for path in tmp_path.glob("server-*.log"))
    assert log.count("the database doesn't answer") == 1
    assert "Traceback" not in log
