"""Nobody loses their say by being away for a moment: stand-ins take their time, and they agree to nothing."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from airlock.server import turns
from airlock.server.live_table import LiveTable
from airlock.server.schema import TableRow
from airlock.server.service import House
from tests.server.serving import Json, Live, Person, Served, in_loop, my_options, serving

# Longer than any test, and short enough to be waited for.
LONG = 600.0
SHORT = 0.3


@asynccontextmanager
async def two(folder: Path, seconds: float, **more: Any) -> AsyncIterator[tuple[Served, Person, Person]]:
    """Two people at a table where nothing is answered by itself."""
    wait = {"stand_in_seconds": seconds}
    async with serving(folder, **wait) as served, served.person() as ada, served.person() as grace:
        made = await ada.make("me", "invite", options={"characters": "choice"}, **more)
        await grace.join(made["seats"][1]["invite"], "Grace")
        for seat, person in enumerate((ada, grace)):
            await person.client.patch(f"/api/tables/{ada.table}/seats/{seat}", json={"auto": False})
        await ada.at("start")
        yield served, ada, grace


async def until_seated(live: Live, seat: int) -> Json:
    """Wait until a bot plays a seat; the table."""
    while True:
        table: Json = (await live.next("table"))["table"]
        if table["seats"][seat]["taken_over"]:
            return table


async def until_chance(people: tuple[Person, Person]) -> int:
    """Play until chance has decided something that a person has to be asked about; who answered last."""
    rng = Random(1)
    while True:
        seat = int((await people[0].state(0))["view"]["questions"][0]["seat"])
        state = await people[seat].state(seat)
        given = await people[seat].answer(seat, state["seq"], rng.choice(my_options(state)))
        if given["undo"]["why"] in ("chance", "revealed"):
            return seat


async def set_table(served: Served, table: str, **values: Any) -> None:
    """Change what the database says of a table."""
    async with served.house.record.engine.begin() as connection:
        await connection.execute(update(TableRow).where(TableRow.id == table).values(**values))
    await served.house.tables.look_again([table])


@in_loop
async def test_one_of_two_cannot_seat_a_bot_and_take_back_what_was_revealed(tmp_path: Path) -> None:
    async with two(tmp_path, LONG) as (_, ada, grace):
        people = (ada, grace)
        last = await until_chance(people)
        me, other = people[last], 1 - last
        voted = (await me.at(f"seats/{other}/takeover", {"bot": "random"}))["table"]
        assert not voted["seats"][other]["taken_over"]
        assert voted["votes"]["takeover"] == {str(other): [last]}
        # Again, and once more: it stays a wish.
        assert not (await me.at(f"seats/{other}/takeover", {}))["table"]["seats"][other]["taken_over"]
        asked = (await me.at("undo/ask", {"seat": last}))["table"]
        assert (asked["epoch"], asked["votes"]["undo"]["waiting"]) == (0, [other])
        assert (await me.at("undo", {"seat": last}, 409))["error"]["code"] == "cannot_undo"


@in_loop
async def test_where_nobody_else_has_a_say_anything_of_ones_own_is_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("me", options={"mode": "solo"})
        await ada.client.patch(f"/api/tables/{ada.table}/seats/0", json={"auto": False})
        await ada.at("start")
        rng = Random(1)
        state = await ada.state(0)
        # In the second round cards were drawn, which chance and nobody else decided.
        while state["view"]["round"] < 2:
            state = await ada.answer(0, state["seq"], rng.choice(my_options(state)))
        assert state["undo"] == {"possible": True, "why": "chance"}
        assert (await ada.at("undo", {"seat": 0}))["seq"] == state["seq"] - 1


@pytest.mark.parametrize("way", ["vote", "clock"])
@in_loop
async def test_a_stand_in_agrees_to_nothing(tmp_path: Path, way: str) -> None:
    async with two(tmp_path, 0.0, pace="calm") as (served, ada, grace):
        people = (ada, grace)
        await until_chance(people)
        away = int((await ada.state(0))["view"]["questions"][0]["seat"])
        me, mine = people[1 - away], 1 - away
        async with me.live(mine) as live:
            if way == "vote":
                await me.at(f"seats/{away}/takeover", {"bot": "random"})
            else:
                await set_table(served, me.table, clock_seconds=1, due=1.0)
            seated = await until_seated(live, away)
        assert not seated["seats"][away]["given_up"]
        await me.at("pause")
        asked = (await me.at("undo/ask", {"seat": mine}))["table"]
        assert (asked["epoch"], asked["votes"]["undo"]["waiting"]) == (0, [away])
        # Whoever is away is asked although a bot plays for them, and their word counts.
        agreed = (await people[away].at("undo/consent", {"seat": away, "agree": True}))["table"]
        assert (agreed["epoch"], agreed["seq"]) == (1, asked["seq"] - 1)


@in_loop
async def test_whoever_gives_the_seat_up_gives_up_the_say(tmp_path: Path) -> None:
    async with two(tmp_path, 0.0, pace="calm") as (_, ada, grace):
        last = await until_chance((ada, grace))
        me, other = ((ada, grace)[last], (grace, ada)[last])
        path = f"seats/{1 - last}/takeover"
        await me.at(path, {"bot": "random"})
        await me.at("pause")
        assert (await me.at("undo/ask", {"seat": last}))["table"]["votes"]["undo"]["waiting"] == [1 - last]
        # A bot plays for them already; now they leave it the seat.
        gone = (await other.at(path, {}))["table"]["seats"][1 - last]
        assert (gone["taken_over"], gone["given_up"]) == (True, True)
        assert (await me.at("undo/ask", {"seat": last}))["table"]["epoch"] == 1
        back = (await other.at(f"seats/{1 - last}/handback"))["table"]["seats"][1 - last]
        assert (back["taken_over"], back["given_up"]) == (False, False)
        assert (await me.at("undo/ask", {"seat": last}))["table"]["votes"]["undo"]["waiting"] == [1 - last]


@in_loop
async def test_a_bot_steps_in_by_itself_when_nobody_shows_up(tmp_path: Path) -> None:
    async with two(tmp_path, SHORT) as (_, ada, grace), ada.live(0) as live:
        voted = (await ada.at("seats/1/takeover", {"bot": "easy"}))["table"]
        assert not voted["seats"][1]["taken_over"]
        assert set(voted["votes"]["stand_in"]) == {"1"}
        seated = await until_seated(live, 1)
        assert (seated["seats"][1]["bot"], seated["seats"][1]["given_up"]) == ("easy", False)
        assert (seated["votes"]["takeover"], seated["votes"]["stand_in"]) == ({}, {})
        # Whoever comes back has the seat at once, and nobody else has it.
        assert (await grace.answer(1, seated["seq"], "pass", 409))["error"]["code"] == "taken_over"
        await ada.at("seats/1/handback", {}, 403)
        assert not (await grace.at("seats/1/handback"))["table"]["seats"][1]["taken_over"]


@in_loop
async def test_a_vote_outlives_the_process(tmp_path: Path) -> None:
    async with two(tmp_path, LONG) as (_, ada, _):
        await ada.at("seats/1/takeover", {})
        table, cookies = ada.table, dict(ada.client.cookies)
    # The time is over while nobody serves the table.
    votes = {"takeover": {"1": [0]}, "stand_in": {"1": {"at": 1.0, "bot": "random"}}}
    with closing(sqlite3.connect(tmp_path / "airlock.sqlite3")) as database, database:
        database.execute("UPDATE tables SET votes = ?, due = 1.0", (json.dumps(votes),))
    async with serving(tmp_path) as served, served.person() as ada:
        ada.table = table
        ada.client.cookies.update(cookies)
        async with ada.live(0) as live:
            await until_seated(live, 1)


@in_loop
async def test_the_person_is_told_and_any_sign_of_life_ends_the_vote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noticed: list[tuple[int, str]] = []

    def notice(house: House, table: LiveTable, seat: Any, words: str) -> None:
        if "a bot" in words:
            noticed.append((seat.seat, words))

    async with two(tmp_path, LONG, webhook="https://hook.example/", name="Friday") as (_, ada, grace):
        monkeypatch.setattr(turns, "notice", notice)
        seat = int((await ada.state(0))["view"]["questions"][0]["seat"])
        me, other, mine = (ada, grace, 0) if seat else (grace, ada, 1)
        signs: list[tuple[str, Json]] = [
            (f"seats/{seat}/handback", {}),
            ("messages", {"seat": seat, "text": "here"}),
            ("undo/ask", {"seat": seat}),
            ("answers", {"seat": seat, "seq": 0, "key": my_options(await other.state(seat))[0]}),
        ]
        async with other.live(seat) as live:
            for n, (path, body) in enumerate(signs):
                await me.at(f"seats/{seat}/takeover", {})
                while not (table := (await live.next("table"))["table"])["votes"]["stand_in"]:
                    pass
                assert list(table["votes"]["stand_in"]) == [str(seat)]
                assert len(noticed) == n + 1
                # The others' further votes aren't news.
                await me.at(f"seats/{seat}/takeover", {})
                assert len(noticed) == n + 1
                # Looking isn't a sign of life: a window that stays open does it by itself.
                assert (await other.look())["votes"]["stand_in"]
                answer = await other.client.post(f"/api/tables/{other.table}/{path}", json=body)
                assert answer.status_code < 500
                assert (await other.look())["votes"]["stand_in"] == {}, path
                assert (await other.look())["votes"]["takeover"] == {}, path
        assert {who for who, _ in noticed} == {seat}
        assert "Friday want a bot to play for you in 10 min" in noticed[0][1]
        said = (await other.get(f"/api/tables/{other.table}/messages", seat=seat))["messages"]
        whispers = [m for m in said if m["kind"] == "whisper"]
        assert [(m["seat"], m["to"], m["what"]) for m in whispers] == [(mine, [seat], {"id": "stand-in"})] * len(signs)


@in_loop
async def test_three_people_need_two_and_time(tmp_path: Path) -> None:
    async with AsyncExitStack() as open:
        served = await open.enter_async_context(serving(tmp_path, stand_in_seconds=LONG))
        a, b, c = [await open.enter_async_context(served.person()) for _ in range(3)]
        made = await a.make("me", "invite", "invite", pace="calm")
        await b.join(made["seats"][1]["invite"])
        await c.join(made["seats"][2]["invite"])
        await a.at("start")
        one = (await a.at("seats/2/takeover", {"bot": "random"}))["table"]
        assert one["votes"]["takeover"] == {"2": [0]}
        votes = {"takeover": {"2": [0]}, "stand_in": {"2": {"at": 1.0, "bot": "random"}}}
        await set_table(served, a.table, votes=votes)
        # She has had her time; one voice of two is still none.
        again = (await a.at("seats/2/takeover", {"bot": "random"}))["table"]
        assert not again["seats"][2]["taken_over"]
        assert (await b.at("seats/2/takeover", {"bot": "random"}))["table"]["seats"][2]["taken_over"]
        assert (await a.at("seats/0/takeover", {"bot": "hal"}, 400))["error"]["code"] == "no_bot"
        # One's own seat at once.
        assert (await b.at("seats/1/takeover", {}))["table"]["seats"][1]["given_up"]
        # Whoever has left has no voice about others.
        assert (await b.at("seats/0/takeover", {}, 403))["error"]["code"] == "not_yours"


@in_loop
async def test_with_a_clock_the_clock_decides(tmp_path: Path) -> None:
    async with two(tmp_path, 0.0, clock_seconds=3600) as (_, ada, _):
        refused = await ada.at("seats/1/takeover", {}, 409)
        assert refused["error"]["code"] == "clock_decides"
        assert not (await ada.look())["seats"][1]["taken_over"]


@in_loop
async def test_a_pause_ends_the_votes_for_stand_ins(tmp_path: Path) -> None:
    async with two(tmp_path, LONG) as (_, ada, grace):
        await ada.at("seats/1/takeover", {})
        assert (await ada.at("pause"))["table"]["votes"]["stand_in"] == {}
        assert (await ada.at("seats/1/takeover", {}, 409))["error"]["code"] == "paused"
        assert (await ada.at("resume"))["table"]["votes"]["takeover"] == {}
        assert json.dumps((await grace.look())["votes"]) == json.dumps({"undo": None, "takeover": {}, "stand_in": {}})
