"""When a match is over everything is open; before that, nothing of it leaves the server."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from airlock.kernel.match import Match, new_match
from airlock.kernel.save import save
from airlock.titles import TITLES
from tests.server.serving import in_loop, serving


def played(answers: int = 0) -> Match:
    """A match after this many answers, or at its end."""
    match = new_match(TITLES["nemesis"], 3, seed="debrief")
    rng = Random(3)
    while not match.over and not (answers and match.seq == answers):
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key)
    return match


@in_loop
async def test_a_table_is_told_openly_only_when_it_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as eve:
        await ada.make("me", "bot", "bot", spectators=False)
        await ada.at("start")
        path = f"/api/tables/{ada.table}/replay/debrief"
        # Nobody gets it early: no player, not the host, no stranger, for no seat.
        for seat in (-1, 0):
            assert (await ada.get(path, 409, seat=seat))["error"]["code"] == "not_over"
        await eve.get(path, 403)
        match = served.house.tables._tables[ada.table].playing
        hidden = {objective for c in match.state.crew[1:] for objective in c.dealt} - set(match.state.crew[0].dealt)
        state = json.dumps(await ada.state(0))
        assert not any(f'"{objective}"' in state for objective in hidden)
        claims = [
            {"seat": 0, "kind": "claim", "what": {"id": "clean"}},
            {"seat": 0, "kind": "claim", "what": {"id": "infected"}},
            {"seat": 0, "kind": "claim", "to": [1], "what": {"id": "infected"}},
            {"seat": 0, "kind": "promise", "what": {"id": "go", "slot": "slot_001"}},
            {"seat": 0, "kind": "promise", "what": {"id": 7, "slot": ["x"]}},
            {"seat": 0, "kind": "request", "what": {"id": "come"}},
        ]
        for claim in claims:
            await ada.at("messages", claim, 201)
        await ada.at("seats/0/takeover", {})
        async with ada.live(0) as live:
            while (await live.next("state"))["status"] != "over":
                pass
        told = await ada.get(path, seat=0)
        match = served.house.tables._tables[ada.table].playing
        assert [[goal["id"] for goal in fate["goals"]] for fate in told["fates"]] == [c.dealt for c in match.state.crew]
        mine = [one for one in told["said"] if one["message"]["seat"] == 0]
        assert [one["verdict"] for one in mine][:3] == ["true", "lie", "lie"]
        assert mine[3]["verdict"] in ("kept", "broken")
        assert mine[4]["verdict"] == "open"
        assert len(mine) == 5
        assert told["fates"][0]["lies"] == 2
        # What was said to one seat only is not told to others, not even now.
        watched = await ada.get(path)
        assert watched["fates"][0]["lies"] == 1
        assert told["headline"] != watched["headline"]
        # Everybody can follow the moments in the replay.
        for moment in told["timeline"]:
            assert 0 < moment["at"] <= match.seq
        # Strangers still see nothing, and nobody looks from a seat that isn't theirs.
        await eve.get(path, 403)
        await ada.get(path, 403, seat=1)


@in_loop
async def test_an_uploaded_match_is_told_openly_if_it_has_ended(tmp_path: Path) -> None:
    match = played()
    async with serving(tmp_path) as served, served.person() as ada:
        id = (await ada.post("/api/replays", {"save": save(match)}, 201))["replay"]
        told = await ada.get(f"/api/replays/{id}/debrief", seat=1)
        assert [len(fate["goals"]) for fate in told["fates"]] == [2, 2, 2]
        assert told["said"] == []
        assert {fate["seat"] for fate in told["fates"] if fate["death"]} == {0, 1, 2} - set(match.state.survivors)
        assert (await ada.get(f"/api/replays/{id}/debrief", 400, seat=5))["error"]["code"] == "no_such_seat"
        half = (await ada.post("/api/replays", {"save": save(played(20))}, 201))["replay"]
        assert (await ada.get(f"/api/replays/{half}/debrief", 409))["error"]["code"] == "not_over"
