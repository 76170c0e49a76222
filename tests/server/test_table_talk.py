"""Chat, whispers, claims, reports; taking back, pausing, bots that stand in, the clock, rematches."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import select

from airlock.server.schema import MoveRow, ReportRow
from airlock.server.worded import view_of
from tests.server.serving import Json, Person, in_loop, my_options, serving


async def asked(person: Person, seats: int) -> Json:
    """The state of a seat of this person that is asked something."""
    for seat in range(seats):
        state = await person.state(seat)
        if my_options(state):
            return state
    raise AssertionError("nobody is asked")


@in_loop
async def test_whispers_reach_only_who_they_are_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as a, served.person() as b, served.person() as c:
        made = await a.make("me", "invite", "invite")
        await b.join(made["seats"][1]["invite"])
        await c.join(made["seats"][2]["invite"])
        async with b.live(1) as live_b, c.live(2) as live_c:
            await live_b.next("presence")
            await live_c.next("presence")
            await a.at("messages", {"seat": 0, "kind": "whisper", "to": [1], "text": "trust nobody"}, 201)
            await a.at("messages", {"seat": 0, "kind": "claim", "what": {"engine": 2, "status": "damaged"}}, 201)
            assert (await live_b.next("message"))["text"] == "trust nobody"
            assert (await live_c.next("message"))["what"] == {"engine": 2, "status": "damaged"}
            assert not any("trust nobody" in raw for raw in live_c.heard)
        told = [(await p.get(f"/api/tables/{a.table}/messages", seat=n))["messages"] for n, p in enumerate((a, b, c))]
        assert [len(messages) for messages in told] == [2, 2, 1]
        newer = await a.get(f"/api/tables/{a.table}/messages", seat=0, since=told[0][0]["id"])
        assert len(newer["messages"]) == 1
        bad: list[tuple[Json, int]] = [
            ({"seat": 0, "kind": "whisper", "text": "to whom"}, 400),
            ({"seat": 0, "text": "  \u0000 "}, 400),
            ({"seat": 0, "to": [9], "text": "x"}, 400),
            ({"seat": 1, "text": "as somebody else"}, 403),
            ({"seat": 0, "text": "x" * 3000}, 400),
            ({"seat": 0, "what": {"a": {"b": {"c": {}}}}}, 400),
        ]
        for body, status in bad:
            await a.at("messages", body, status)


@in_loop
async def test_the_last_answer_is_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("me", "local", options={"characters": "choice"})
        await ada.at("start")
        nothing = await ada.at("undo", {"seat": 0}, 409)
        assert nothing["error"]["code"] == "cannot_undo"
        state = await asked(ada, 2)
        before, seat = state, state["seat"]
        after = await ada.answer(seat, 0, my_options(state)[0])
        # What is said keeps its place between the answers.
        said = await ada.at("messages", {"seat": seat, "kind": "claim", "what": {"id": "clean"}}, 201)
        assert said["seq"] == 1
        assert after["undo"] == {"possible": True, "why": ""}
        assert (await ada.at("undo", {"seat": 1 - seat}, 409))["error"]["code"] == "cannot_undo"
        async with ada.live(seat) as live:
            assert (await live.next("state"))["seq"] == 1
            back = await ada.at("undo", {"seat": seat})
            assert back["view"] == before["view"]
            assert back["epoch"] == 1
            told = await live.next("state")
            assert (told["seq"], told["epoch"], told["from"]) == (0, 1, 0)
        again = await ada.answer(seat, 0, my_options(state)[-1])
        assert again["seq"] == 1
        async with served.house.record.engine.connect() as connection:
            moves = (await connection.execute(select(MoveRow.seq, MoveRow.key))).all()
        assert [tuple(m) for m in moves] == [(1, my_options(state)[-1])]


@in_loop
async def test_what_chance_decided_is_taken_back_by_consent(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        made = await ada.make("me", "invite")
        await grace.join(made["seats"][1]["invite"])
        await ada.at("start")
        people = [ada, grace]
        state = await ada.state(0)
        seat = state["view"]["questions"][0]["seat"]
        other = 1 - seat
        state = await people[seat].state(seat)
        await people[seat].answer(seat, 0, my_options(state)[0])
        early = await people[other].at("undo/consent", {"seat": other, "agree": True}, 409)
        assert early["error"]["code"] == "no_vote"
        asking = (await people[seat].at("undo/ask", {"seat": seat}))["table"]
        assert asking["votes"]["undo"] == {"seat": seat, "agreed": [seat], "waiting": [other]}
        no = (await people[other].at("undo/consent", {"seat": other, "agree": False}))["table"]
        assert no["votes"]["undo"] is None
        await people[seat].at("undo/ask", {"seat": seat})
        yes = (await people[other].at("undo/consent", {"seat": other, "agree": True}))["table"]
        assert (yes["seq"], yes["epoch"]) == (0, 1)
        assert (await people[seat].state(seat))["view"] == state["view"]


@in_loop
async def test_a_paused_table_waits(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as eve:
        await ada.make("bot", "bot", "me", pace="calm")
        await ada.at("start")
        eve.table = ada.table
        await eve.at("pause", {}, 401)
        assert (await ada.at("pause"))["table"]["paused"]
        seq = (await ada.look())["seq"]
        refused = await ada.answer(2, seq, "pass", 409)
        assert refused["error"]["code"] == "paused"
        assert not (await ada.at("resume"))["table"]["paused"]


@in_loop
async def test_the_clock_seats_a_bot(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("me", "bot", clock_seconds=1)
        await ada.at("start")
        async with ada.live(0) as live:
            state = await live.next("state")
            while not my_options(state):
                state = await live.next("state")
            assert state["deadline"] is not None
            while True:
                table = await live.next("table")
                if table["table"]["seats"][0]["taken_over"]:
                    break
            # From here on the bots play to the end.
            while (await live.next("state"))["status"] != "over":
                pass


@in_loop
async def test_forced_answers_are_given_after_a_moment(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("me", "local", "local")
        await ada.at("start")
        forced, rng = 0, Random(3)
        while forced < 4 and (await ada.look())["status"] != "over":
            states = [await ada.state(seat) for seat in range(3)]
            choices = [s for s in states if len(my_options(s)) > 1 or (my_options(s) and s["view"]["asides"])]
            if choices:
                state = choices[0]
                body = {"seat": state["seat"], "seq": state["seq"], "key": rng.choice(my_options(state))}
                await ada.client.post(f"/api/tables/{ada.table}/answers", json=body)
            else:
                forced += 1
                await asyncio.sleep(0.35)
        async with served.house.record.engine.connect() as connection:
            by = (await connection.execute(select(MoveRow.by, MoveRow.key))).all()
        assert {"person", "forced"} == {row.by for row in by}


@in_loop
async def test_a_rematch_keeps_everybody_in_their_seats(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        made = await ada.make("me", "invite", "bot")
        await grace.join(made["seats"][1]["invite"], "Grace")
        await ada.at("start")
        assert (await ada.at("rematch", {}, 409))["error"]["code"] == "not_over"
        for person, seat in ((ada, 0), (grace, 1)):
            await person.at(f"seats/{seat}/takeover", {})
        async with ada.live(0) as live:
            while (await live.next("state"))["status"] != "over":
                pass
        again = (await grace.at("rematch"))["table"]
        assert again["host"]
        assert [s["mine"] for s in again["seats"]] == [False, True, False]
        assert not any(s["taken_over"] for s in again["seats"])
        old = await ada.look()
        assert old["rematch"] == again["id"]
        ada.table = again["id"]
        new = await ada.look()
        assert new["seats"][0]["mine"]
        assert (await grace.at("rematch"))["table"]["id"] == again["id"]
        grace.table = again["id"]
        await grace.at("start")


@in_loop
async def test_a_report_keeps_what_the_seat_saw_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as eve:
        await ada.make("me", "local")
        await ada.at("start")
        for _ in range(30):
            state = await asked(ada, 2)
            await ada.answer(state["seat"], state["seq"], my_options(state)[0])
        made = await ada.at("report", {"seat": 0, "text": "nothing to click"}, 201)
        eve.table = ada.table
        await eve.at("report", {"seat": 0, "text": "x"}, 401)
        async with served.house.record.engine.connect() as connection:
            seen: Any = await connection.scalar(select(ReportRow.seen).where(ReportRow.id == made["report"]))
        match = served.house.tables._tables[ada.table].playing
        assert seen["view"] == json.loads(json.dumps(view_of(match, 0)))
        assert match.seed not in json.dumps(seen)
        assert all(match.answers[n - 1].seat == 0 for n, _, _ in seen["own_answers"])
