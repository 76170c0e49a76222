"""Programs in seats: a token for one seat, for nothing else, and the example that plays with it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from airlock.kernel.match import new_match
from airlock.server import lobby
from tests.server.serving import Person, Served, in_loop, my_options, serving

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "external_bot.py"


def program(served: Served, token: str, **headers: str) -> httpx.AsyncClient:
    """Somebody's program: a token, no cookies, not the header of the app."""
    return httpx.AsyncClient(base_url=served.url, headers={"Authorization": f"Bearer {token}", **headers}, timeout=30)


async def with_program(person: Person, *kinds: str) -> str:
    """A table with a program in its last seat; its token."""
    seats = [{"kind": kind} for kind in (*kinds, "program")]
    made = await person.post("/api/tables", {"title": "nemesis", "seats": seats, "pace": "instant"}, 201)
    person.table = made["table"]["id"]
    assert list(made["tokens"]) == [str(len(kinds))]
    return str(made["tokens"][str(len(kinds))])


@in_loop
async def test_a_token_opens_one_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        token = await with_program(ada, "me", "bot")
        assert [s["mine"] for s in (await ada.look())["seats"]] == [True, False, False]
        await ada.at("start")
        path = f"/api/tables/{ada.table}"
        async with program(served, token) as own:
            table = (await own.get(path)).json()["table"]
            assert [s["mine"] for s in table["seats"]] == [False, False, True]
            assert not table["host"]
            state = (await own.get(f"{path}/state", params={"seat": 2})).json()
            assert state["view"]["seat"] == 2
            for seat in (0, 1):
                refused = await own.get(f"{path}/state", params={"seat": seat})
                assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not_yours")
            said = await own.post(f"{path}/messages", json={"seat": 2, "text": "hello"})
            assert said.status_code == 201
            assert (await own.post(f"{path}/messages", json={"seat": 0, "text": "as Ada"})).status_code == 403
            # What is for people stays with people.
            for what, body in (
                ("start", {}),
                ("pause", {}),
                ("rematch", {}),
                ("sequel", {}),
                ("recovery", {"seat": 2}),
                ("seats/2/token", {}),
                ("seats/0/takeover", {}),
                ("seats/2/handback", {}),
                ("undo/ask", {"seat": 2}),
                ("join", {"code": table["code"]}),
            ):
                answer = await own.post(f"{path}/{what}", json=body)
                assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not_for_programs"), what
            made = await own.post("/api/tables", json={"title": "nemesis", "seats": [{"kind": "me"}]})
            assert made.json()["error"]["code"] == "not_for_programs"


@in_loop
async def test_a_program_answers_and_listens(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as other:
        token = await with_program(ada, "bot")
        await ada.at("start")
        other.table = ada.table
        async with program(served, token) as own, other.live(1, Authorization=f"Bearer {token}") as live:
            for _ in range(5):
                state = await live.next("state")
                while not my_options(state):
                    state = await live.next("state")
                body = {"seat": 1, "seq": state["seq"], "key": my_options(state)[0]}
                answer = await own.post(f"/api/tables/{ada.table}/answers", json=body)
                assert answer.status_code in (200, 409), answer.text
            assert (await ada.look())["seats"][1]["connected"]


@in_loop
async def test_tokens_are_hashed_renewed_and_never_mixed_with_cookies(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as eve:
        old = await with_program(ada, "me")
        path = f"/api/tables/{ada.table}"
        cookie = ada.client.cookies["airlock"]
        async with served.house.record.engine.connect() as connection:
            assert old not in str((await connection.execute(text("SELECT * FROM keys"))).all())
        # A token isn't a cookie, and the secret in a cookie isn't a token.
        eve.client.cookies.update({"airlock": old, f"airlock_{ada.table}": old})
        assert not any(s["mine"] for s in (await eve.get(path))["table"]["seats"])
        for secret in (cookie, f"{cookie}/1", f"{cookie}/-1"):
            async with program(served, secret) as wrong:
                refused = await wrong.get(path)
                assert (refused.status_code, refused.json()["error"]["code"]) == (401, "bad_token")
        # Whoever sends a token acts with it alone, whatever cookies come along; and never for a foreign page.
        async with program(served, old, Cookie=f"airlock={cookie}") as both:
            assert [s["mine"] for s in (await both.get(path)).json()["table"]["seats"]] == [False, True]
            assert (await both.post(f"{path}/start", json={})).status_code == 403
            foreign = await both.post(f"{path}/start", json={}, headers={"Origin": "https://evil.example"})
            assert foreign.json()["error"]["code"] == "not_meant"
        async with httpx.AsyncClient(base_url=served.url, cookies={"airlock": cookie}) as plain:
            for header in ("Basic abc", "", "bearer"):
                answer = await plain.post(f"{path}/start", json={}, headers={"Authorization": header})
                assert answer.json()["error"]["code"] in ("not_meant", "not_for_programs")
        eve.table = ada.table
        await eve.at("seats/1/token", {}, 403)
        assert (await ada.at("seats/0/token", {}, 409))["error"]["code"] == "no_program"
        new = (await ada.at("seats/1/token"))["token"]
        async with program(served, old) as before, program(served, new) as after:
            assert (await before.get(path)).status_code == 401
            assert (await after.get(path)).status_code == 200
        async with eve.live(1, Authorization=f"Bearer {old}") as live:
            assert (await live.next())["error"]["code"] == "bad_token"
            with pytest.raises(ConnectionClosed):
                await live.next()


@in_loop
async def test_the_host_gives_a_seat_to_a_program_and_takes_it_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("me", "invite")
        path = f"/api/tables/{ada.table}"
        changed = await ada.client.patch(f"{path}/seats/1", json={"kind": "program", "name": "HAL"})
        seat = changed.json()["table"]["seats"][1]
        assert (seat["kind"], seat["claimed"], seat["name"]) == ("program", False, "HAL")
        assert (await ada.at("start", {}, 409))["error"]["code"] == "seats_free"
        token = (await ada.at("seats/1/token"))["token"]
        await ada.client.patch(f"{path}/seats/1", json={"kind": "invite"})
        async with program(served, token) as gone:
            assert (await gone.get(path)).status_code == 401
        await ada.client.patch(f"{path}/seats/1", json={"kind": "program"})
        await ada.at("seats/1/token")
        await ada.at("start")
        # It doesn't answer: the others let a bot play for it, and the host hands the seat back.
        taken = (await ada.at("seats/1/takeover", {"bot": "random"}))["table"]
        assert taken["seats"][1]["taken_over"]
        back = (await ada.at("seats/1/handback"))["table"]
        assert not back["seats"][1]["taken_over"]
        # It isn't asked for consent.
        state = await ada.state(0)
        while not my_options(state):
            state = await ada.state(0)
        await ada.answer(0, state["seq"], my_options(state)[0])
        assert (await ada.at("undo/ask", {"seat": 0}))["table"]["epoch"] == 1


@in_loop
async def test_the_example_plays_a_match_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A match in which the program lives long enough to be asked a lot.
    monkeypatch.setattr(lobby, "new_match", partial(new_match, seed="example"))
    async with serving(tmp_path) as served, served.person() as host:
        served.house.rng = Random(1)  # type: ignore[assignment]
        token = await with_program(host, "bot", "bot")
        # Otherwise the server gives the answers that leave no choice, if it is faster.
        changed = await host.client.patch(f"/api/tables/{host.table}/seats/2", json={"auto": False})
        assert changed.status_code == 200

        async def play(token: str) -> tuple[int | None, str, str]:
            command = [sys.executable, str(EXAMPLE), served.url, host.table, token, "--seed", "1"]
            playing = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            try:
                told, failed = await playing.communicate()
            finally:
                if playing.returncode is None:
                    playing.kill()
            return playing.returncode, told.decode(), failed.decode()

        code, _, failed = await play("0" * 32)
        assert code == 1
        assert "401" in failed
        await host.at("start")
        code, told, failed = await play(token)
        assert (code, failed) == (0, "")
        shown = await host.look()
        assert shown["status"] == "over"
        assert json.loads(told)["answers"] == shown["seq"]
        moves = (await host.get(f"/api/tables/{host.table}/replay/moves"))["moves"]
        own = [move["by"] for move in moves if move["seat"] == 2]
        assert len(own) > 20
        assert set(own) == {"program"}
