"""Hints of a bot, and the reasons of bots once the match is over."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from airlock.server.schema import Base
from airlock.titles.nemesis.title import NEMESIS
from airlock.words import Words
from airlock.words.messages import message_id
from tests.server.serving import Json, Person, in_loop, my_options, serving


async def answer_everything(person: Person, seats: int) -> None:
    """Nothing is answered by itself from now on."""
    for seat in range(seats):
        answer = await person.client.patch(f"/api/tables/{person.table}/seats/{seat}", json={"auto": False})
        assert answer.status_code == 200


async def asked_seat(person: Person, seats: int) -> Json:
    """The state of the seat that is asked something with more than one answer; forced answers are given meanwhile."""
    while True:
        for seat in range(seats):
            state = await person.state(seat)
            options = my_options(state)
            if len(options) > 1:
                return state
            if options:
                await person.answer(seat, state["seq"], options[0])
        await asyncio.sleep(0.01)


@in_loop
async def test_a_bot_says_what_it_would_do(tmp_path: Path) -> None:
    words = Words("de", NEMESIS.texts)
    async with serving(tmp_path) as served, served.person() as ada, served.person() as eve:
        made = await ada.make("me", "local", hints=True)
        assert made["hints"]
        assert (await ada.at("hint", {"seat": 0}, 409))["error"]["code"] == "not_started"
        await ada.at("start")
        await answer_everything(ada, 2)
        for _ in range(60):
            state = await asked_seat(ada, 2)
            seat = state["seat"]
            hint = await ada.at("hint", {"seat": seat})
            assert hint["key"] in my_options(state) + [o["key"] for o in state["view"]["asides"]]
            assert words.has(message_id("bot", hint["why"]["reason"]))
            # The same when it is asked again, and nothing has changed.
            assert await ada.at("hint", {"seat": seat}) == hint
            assert await ada.state(seat) == state
            if [q["seat"] for q in state["view"]["questions"]] == [seat]:
                waiting = await ada.at("hint", {"seat": 1 - seat}, 409)
                assert waiting["error"]["code"] == "not_asked"
            await ada.answer(seat, state["seq"], hint["key"])
        eve.table = ada.table
        assert (await eve.at("hint", {"seat": 0}, 401))["error"]["code"] == "no_seat"
        await ada.at("hint", {"seat": 5}, 403)


@in_loop
async def test_hints_come_from_what_the_seat_sees(tmp_path: Path) -> None:
    """Redealing what the seat can't know changes no hint."""
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("me", "local", "local", hints=True)
        await ada.at("start")
        await answer_everything(ada, 3)
        rng = Random(3)
        for turn in range(80):
            state = await asked_seat(ada, 3)
            seat = state["seat"]
            before = await ada.at("hint", {"seat": seat})
            async with served.house.tables.open(ada.table) as table:
                true, table.match = table.playing, table.playing.determinize(seat, Random(turn))
            assert await ada.at("hint", {"seat": seat}) == before
            async with served.house.tables.open(ada.table) as table:
                table.match = true
            await ada.answer(seat, state["seq"], rng.choice(my_options(state)))


@in_loop
async def test_a_table_without_hints_refuses_them(tmp_path: Path) -> None:
    async with serving(tmp_path, rate_limits=True) as served, served.person() as ada:
        assert not (await ada.make("me", "bot"))["hints"]
        await ada.at("start")
        refused = await ada.at("hint", {"seat": 0}, 403)
        assert refused["error"]["code"] == "no_hints"
        assert "without hints" in refused["error"]["message"]
        for _ in range(9):
            last = await ada.client.post(f"/api/tables/{ada.table}/hint", json={"seat": 0})
        assert last.status_code == 429


@in_loop
async def test_reasons_of_bots_are_told_when_it_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as eve:
        await ada.make("me", "bot", hints=True)
        await ada.at("start")
        await answer_everything(ada, 1)
        assert (await ada.get(f"/api/tables/{ada.table}/replay/moves", 409))["error"]["code"] == "not_over"
        state = await asked_seat(ada, 1)
        await ada.answer(0, state["seq"], my_options(state)[0])
        await ada.at("seats/0/takeover", {})
        async with ada.live(0) as live:
            while (await live.next("state"))["status"] != "over":
                pass
        assert not any('"why":{"reason"' in raw for raw in live.heard)
        moves = (await ada.get(f"/api/tables/{ada.table}/replay/moves"))["moves"]
        assert len(moves) == (await ada.look())["seq"]
        assert {move["by"] for move in moves} <= {"person", "bot", "forced"}
        assert all((move["why"] is not None) == (move["by"] == "bot") for move in moves)
        assert len({move["why"]["reason"] for move in moves if move["why"]}) > 8
        number = next(n for n, move in enumerate(moves, 1) if move["by"] == "bot" and move["why"]["slot"])
        frame = await ada.get(f"/api/tables/{ada.table}/replay/frame", at=number, seat="0")
        assert frame["why"] == moves[number - 1]["why"]
        assert frame["answer"]["key"] == moves[number - 1]["key"]
        assert (await ada.get(f"/api/tables/{ada.table}/replay/frame", at=0))["why"] is None
        await eve.get(f"/api/tables/{ada.table}/replay/moves", 403)
        assert (await ada.at("hint", {"seat": 0}, 409))["error"]["code"] == "over"
        again = (await ada.at("rematch"))["table"]
        assert again["hints"]
        # A save tells no reasons; it is the same match all the same.
        saved = await ada.client.get(f"/api/tables/{ada.table}/save")
        replay = (await ada.post("/api/replays", {"save": json.dumps(saved.json())}, 201))["replay"]
        told = (await ada.get(f"/api/replays/{replay}/moves"))["moves"]
        assert [(m["seat"], m["key"]) for m in told] == [(m["seat"], m["key"]) for m in moves]


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))


@in_loop
async def test_the_migrations_lead_to_what_the_code_expects(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.house.record.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.scalar(text("SELECT count(*) FROM alembic_version")) == 1
