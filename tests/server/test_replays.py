"""Finished matches, looked at again."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random

from sqlalchemy import select, update

from airlock.kernel.match import Match, new_match, replay
from airlock.kernel.save import save
from airlock.server import retention
from airlock.server.schema import KeyRow, MessageRow, MoveRow, ReplayRow, ReportRow, SeatRow, TableRow
from airlock.server.worded import told, view_of
from airlock.titles import TITLES
from tests.server.serving import in_loop, my_options, serving


def finished(seed: str) -> Match:
    match = new_match(TITLES["nemesis"], 3, seed=seed)
    rng = Random(seed)
    while not match.over:
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key)
    return match


@in_loop
async def test_an_uploaded_save_is_looked_at_frame_by_frame(tmp_path: Path) -> None:
    match = finished("a")
    async with serving(tmp_path) as served, served.person() as ada:
        id = (await ada.post("/api/replays", {"save": save(match)}, 201))["replay"]
        info = await ada.get(f"/api/replays/{id}")
        assert (info["title"], info["players"], info["answers"], info["over"]) == ("nemesis", 3, match.seq, True)
        last = await ada.get(f"/api/replays/{id}/frame", at=match.seq, seat="1")
        assert last["view"] == view_of(match, 1)
        assert last["events"] == told(match.history(1), match.view(1))
        first = await ada.get(f"/api/replays/{id}/frame", at=0, seat="-1")
        assert first["view"]["seq"] == 0
        assert first["answer"] is None
        middle = await ada.get(f"/api/replays/{id}/frame", at=match.seq // 2, seat="open")
        assert middle["answer"]["key"] == match.answers[match.seq // 2 - 1].key
        assert all("hand" in crew for crew in middle["view"]["crew"])
        own = await ada.get(f"/api/replays/{id}/frame", at=match.seq // 2, seat="0")
        assert len(middle["events"]) >= len(own["events"])
        for query in ({"at": match.seq + 1, "seat": "0"}, {"at": 0, "seat": "3"}, {"at": 0, "seat": "x"}):
            await ada.get(f"/api/replays/{id}/frame", 400, **query)
        await ada.get(f"/api/replays/{id}/frame", 400, at=-1)
        for unknown in ("000000000000", "x", f"{id}0", "table%20000000000000"):
            await ada.get(f"/api/replays/{unknown}", 404)
        # The same save again is the same replay.
        assert (await ada.post("/api/replays", {"save": save(match)}, 201))["replay"] == id
    async with serving(tmp_path) as served, served.person() as grace:
        assert (await grace.get(f"/api/replays/{id}"))["answers"] == match.seq


@in_loop
async def test_damaged_saves_are_refused_in_words(tmp_path: Path) -> None:
    text = save(finished("b"))
    async with serving(tmp_path) as served, served.person() as ada:
        damaged = text.replace('"seed"', '"sood"')
        for bad in ("", "{}", "[" * 10_000, text[:-20], damaged, '{"airlock": 1}', "7"):
            refused = await ada.post("/api/replays", {"save": bad}, 400)
            assert refused["error"]["code"] == "bad_save"


@in_loop
async def test_a_finished_table_is_a_replay_and_a_running_one_is_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as eve:
        await ada.make("me", "bot")
        await ada.at("start")
        for path in ("save", "replay", "replay/frame"):
            assert (await ada.get(f"/api/tables/{ada.table}/{path}", 409))["error"]["code"] == "not_over"
        await ada.at("seats/0/takeover", {})
        async with ada.live(0) as live:
            while (await live.next("state"))["status"] != "over":
                pass
        info = await ada.get(f"/api/tables/{ada.table}/replay")
        frame = await ada.get(f"/api/tables/{ada.table}/replay/frame", at=info["answers"], seat="0")
        assert frame["view"]["over"]
        await eve.get(f"/api/tables/{ada.table}/replay", 403)
        await eve.get(f"/api/replays/{ada.table}", 404)
        # Forwards, backwards, or all at once: the same frames.
        for at in (0, 5, 6, info["answers"] // 2, 7, info["answers"], 3):
            there = await ada.get(f"/api/tables/{ada.table}/replay/frame", at=at, seat="1")
            match = served.house.tables._tables[ada.table].playing
            fresh = replay(match.title, 2, match.options, match.seed, match.opening, match.answers[:at])
            assert there["view"] == json.loads(json.dumps(view_of(fresh, 1)))
            assert there["events"] == json.loads(json.dumps(told(fresh.history(1), fresh.view(1))))


@in_loop
async def test_uploads_have_room_together(tmp_path: Path) -> None:
    async with serving(tmp_path, upload_megabytes=0) as served, served.person() as ada:
        refused = await ada.post("/api/replays", {"save": save(finished("a"))}, 503)
        assert refused["error"]["code"] == "no_room"


@in_loop
async def test_what_nobody_has_touched_for_long_is_removed(tmp_path: Path) -> None:
    async with serving(tmp_path, keep_days=30) as served, served.person() as ada, served.person() as grace:
        made = await ada.make("me", "invite")
        await grace.join(made["seats"][1]["invite"])
        await ada.at("messages", {"seat": 0, "text": "hello"}, 201)
        await ada.at("start")
        state = await ada.state(0)
        seat = state["view"]["questions"][0]["seat"]
        person = (ada, grace)[seat]
        await person.answer(seat, 0, my_options(await person.state(seat))[0])
        await ada.at("report", {"seat": 0, "text": "x"}, 201)
        old, id = ada.table, (await ada.post("/api/replays", {"save": save(finished("a"))}, 201))["replay"]
        await retention.sweep_once(served.house, time.time() - 30 * retention.DAY)
        await ada.look()
        await grace.make("me", "bot")
        async with served.house.record.engine.begin() as connection:
            await connection.execute(update(TableRow).where(TableRow.id == old).values(updated=1.0))
            await connection.execute(update(ReplayRow).values(at=1.0))
        await retention.sweep_once(served.house, time.time() - 30 * retention.DAY)
        await ada.get(f"/api/tables/{old}", 404)
        await grace.look()
        async with served.house.record.engine.connect() as connection:
            for rows in (MoveRow, SeatRow, KeyRow, MessageRow, ReportRow):
                assert old not in list(await connection.scalars(select(rows.table)))
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.get(f"/api/replays/{id}", 404)
