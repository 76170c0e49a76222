"""Whoever holds a seat acts and looks for that seat alone, however real the other seat is."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from airlock.server import lobby
from tests.server.serving import Json, Person, Served, in_loop, my_options, serving


class Company(NamedTuple):
    """Two people at one table, and somebody who holds both seats of another table."""

    asked: Person
    seat: int
    other: Person
    stranger: Person
    state: Json


@asynccontextmanager
async def company(folder: Path) -> AsyncIterator[tuple[Served, Company]]:
    """A match has begun; nothing is answered by itself. `asked` has the open question."""
    async with serving(folder) as served, served.person() as ada, served.person() as grace, served.person() as eve:
        await eve.make("me", "local", hints=True)
        made = await ada.make("me", "invite", hints=True, options={"characters": "choice"})
        await grace.join(made["seats"][1]["invite"])
        people = (ada, grace)
        for seat, person in enumerate(people):
            await person.client.patch(f"/api/tables/{ada.table}/seats/{seat}", json={"auto": False})
        await ada.at("start")
        # The secret of other seats, sent as if it were of this table.
        eve.table = ada.table
        own = eve.client.cookies["airlock"]
        eve.client.cookies.set(f"airlock_{ada.table}", own, domain="127.0.0.1")
        seat = int((await ada.state(0))["view"]["questions"][0]["seat"])
        state = await people[seat].state(seat)
        assert len(my_options(state)) > 1
        yield served, Company(people[seat], seat, people[1 - seat], eve, state)


async def nobody_else_may(at: Company, path: str, body: Json) -> None:
    """The other seat of the table and the seats of another table are refused, and nothing has changed."""
    before = await at.asked.look(), await at.asked.state(at.seat)
    for person, status, code in ((at.other, 403, "not_yours"), (at.stranger, 401, "no_seat")):
        assert (await person.at(path, body, status))["error"]["code"] == code, path
    assert (await at.asked.look(), await at.asked.state(at.seat)) == before


@in_loop
async def test_nobody_answers_takes_back_or_agrees_for_another_seat(tmp_path: Path) -> None:
    async with company(tmp_path) as (_, at):
        seat = at.seat
        given = {"seat": seat, "seq": 0, "key": my_options(at.state)[0]}
        await nobody_else_may(at, "answers", given)
        assert (await at.asked.at("answers", given))["undo"]["possible"]

        await nobody_else_may(at, "undo", {"seat": seat})
        assert (await at.asked.at("undo", {"seat": seat}))["seq"] == 0

        await at.asked.at("answers", given)
        await nobody_else_may(at, "undo/ask", {"seat": seat})
        asking = (await at.other.at("undo/ask", {"seat": 1 - seat}))["table"]
        assert asking["votes"]["undo"]["agreed"] == [1 - seat]
        for agree in (True, False):
            await nobody_else_may(at, "undo/consent", {"seat": seat, "agree": agree})
        agreed = (await at.asked.at("undo/consent", {"seat": seat, "agree": True}))["table"]
        assert (agreed["seq"], agreed["votes"]["undo"]) == (0, None)


@in_loop
async def test_nobody_gets_a_hint_for_another_seat(tmp_path: Path) -> None:
    async with company(tmp_path) as (_, at):
        await nobody_else_may(at, "hint", {"seat": at.seat})
        assert (await at.asked.at("hint", {"seat": at.seat}))["key"] in my_options(at.state)


@in_loop
async def test_nobody_takes_a_seat_back_from_its_bot_for_another(tmp_path: Path) -> None:
    async with company(tmp_path) as (_, at):
        await at.asked.at("pause")
        path = f"seats/{at.seat}"
        assert (await at.asked.at(f"{path}/takeover", {}))["table"]["seats"][at.seat]["taken_over"]
        await nobody_else_may(at, f"{path}/handback", {})
        assert not (await at.asked.at(f"{path}/handback"))["table"]["seats"][at.seat]["taken_over"]


@in_loop
async def test_nobody_makes_a_recovery_link_for_another_seat(tmp_path: Path) -> None:
    async with company(tmp_path) as (served, at):
        await nobody_else_may(at, "recovery", {"seat": at.seat})
        link = (await at.asked.at("recovery", {"seat": at.seat}))["link"]
        secret = link.partition("#recover=")[2]
        # It opens nothing but a recovery: neither as a cookie, nor as a program's token, nor as an invite.
        path = f"/api/tables/{at.asked.table}"
        headers = {"X-Airlock": "1"}
        async with httpx.AsyncClient(base_url=served.url, headers=headers) as thief:
            for name in ("airlock", f"airlock_{at.asked.table}"):
                thief.cookies.set(name, secret)
                assert (await thief.get(f"{path}/state", params={"seat": at.seat})).status_code == 401
            assert (await thief.post(f"{path}/join", json={"invite": secret})).status_code == 403
            as_program = {"Authorization": f"Bearer {secret}"}
            assert (await thief.get(f"{path}/state", params={"seat": at.seat}, headers=as_program)).status_code == 401


@in_loop
async def test_a_recovery_link_has_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Later:
        """The clock of the lobby, ahead of the real one."""

        ahead = 0.0

        def time(self) -> float:
            return time.time() + self.ahead

    clock = Later()
    monkeypatch.setattr(lobby, "time", clock)
    async with company(tmp_path) as (_, at):
        for ahead, status in ((24 * 3600 + 60, 403), (24 * 3600 - 60, 200)):
            clock.ahead = 0.0
            link = (await at.asked.at("recovery", {"seat": at.seat}))["link"]
            clock.ahead = ahead
            opened = await at.stranger.at("recover", {"secret": link.partition("#recover=")[2]}, status)
        assert opened["seat"] == at.seat


@in_loop
async def test_nobody_reads_or_says_what_is_another_seats(tmp_path: Path) -> None:
    async with company(tmp_path) as (_, at):
        seat, path = at.seat, f"/api/tables/{at.asked.table}"
        note = {"seat": seat, "kind": "whisper", "to": [seat, 1 - seat], "text": "trust nobody"}
        await nobody_else_may(at, "messages", note)
        await at.asked.at("messages", note, 201)
        # A whisper between others would need a third seat: the state tells as much about who is let through.
        for what in ("messages", "state"):
            for person, status, code in ((at.other, 403, "not_yours"), (at.stranger, 401, "no_seat")):
                refused = await person.get(f"{path}/{what}", status, seat=seat)
                assert refused["error"]["code"] == code
        assert (await at.stranger.get(f"{path}/messages", 403, seat=-1))["error"]["code"] == "no_spectators"
        await nobody_else_may(at, "report", {"seat": seat, "text": "what do they see?"})
        assert [m["text"] for m in (await at.asked.get(f"{path}/messages", seat=seat))["messages"]] == ["trust nobody"]
        for person, closed in ((at.other, 4403), (at.stranger, 4401)):
            async with person.live(seat) as live:
                assert (await live.next())["type"] == "error"
                with pytest.raises(ConnectionClosed) as ended:
                    await live.next()
                assert ended.value.rcvd is not None
                assert ended.value.rcvd.code == closed


@in_loop
async def test_a_whisper_is_not_read_by_naming_the_seat_that_heard_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as a, served.person() as b, served.person() as c:
        made = await a.make("me", "invite", "invite", spectators=True)
        for person, seat in ((b, 1), (c, 2)):
            await person.join(made["seats"][seat]["invite"])
        await a.at("messages", {"seat": 0, "kind": "whisper", "to": [1], "text": "trust nobody"}, 201)
        path = f"/api/tables/{a.table}/messages"
        for seat in (0, 1):
            assert (await c.get(path, 403, seat=seat))["error"]["code"] == "not_yours"
        for seat in (2, -1):
            assert (await c.get(path, seat=seat))["messages"] == []
        assert len((await b.get(path, seat=1))["messages"]) == 1


@pytest.mark.parametrize("guess", ["look up", "join"])
@in_loop
async def test_codes_are_not_guessed_without_limit(tmp_path: Path, guess: str) -> None:
    async with serving(tmp_path, rate_limits=True) as served, served.person() as ada, served.person() as eve:
        code = (await ada.make("me", "invite"))["code"]
        statuses = []
        for n in range(40):
            # Another code, or another table, isn't a fresh start.
            if guess == "look up":
                answer = await eve.client.get(f"/api/codes/WRNG{n:02}")
            else:
                table = ada.table if n % 2 else f"{n:012x}"
                answer = await eve.client.post(f"/api/tables/{table}/join", json={"code": f"WRNG{n:02}"})
            statuses.append(answer.status_code)
        assert set(statuses[:10]) <= {403, 404}
        # Some come back while the others are asked; a slow machine gives back more of them.
        assert statuses.count(429) > 10
        # Whoever was too fast is not told about the right one either, on neither way.
        assert (await eve.client.get(f"/api/codes/{code}")).status_code == 429
        joined = await eve.client.post(f"/api/tables/{ada.table}/join", json={"code": code})
        assert joined.status_code == 429
