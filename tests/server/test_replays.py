"""Finished matches, looked at again."""

from __future__ import annotations

from pathlib import Path
from random import Random

from airlock.kernel.match import Match, new_match
from airlock.kernel.save import save
from airlock.titles import TITLES
from tests.server.serving import in_loop, serving


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
        assert last["view"] == match.view(1)
        assert last["events"] == match.history(1)
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
        await ada.get("/api/replays/000000000000", 404)
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
