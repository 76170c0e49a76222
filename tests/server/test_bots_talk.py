"""Bots hear what is claimed at their table, and claim things themselves."""

from __future__ import annotations

import pickle
import time
from pathlib import Path
from random import Random

import pytest

from airlock.bots import BOTS, Claim, Heard, RandomBot, Sight
from airlock.bots.nemesis.bot import CrewBot
from airlock.kernel.match import new_match
from airlock.kernel.options import Option, Question
from airlock.server.thinking import claims_of, position, think
from airlock.titles import TITLES
from tests.server.serving import Person, Served, in_loop, serving
from tests.table import table


@in_loop
async def test_bots_hear_what_people_claim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: dict[int, list[Claim]] = {}

    class Listener(RandomBot):
        def choose(self, question: Question, sight: Sight | None = None) -> Option:
            assert sight is not None
            heard[sight.seat] = list(sight.heard.claims)
            return super().choose(question)

    monkeypatch.setitem(BOTS, "easy", Listener)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
    works = {"id": "engine-works", "engine": "2"}
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make(seats=seats)
        await ada.at("messages", {"seat": 0, "kind": "chat", "text": "hello"}, 201)
        await ada.at("messages", {"seat": 0, "kind": "claim", "what": works}, 201)
        await ada.at("messages", {"seat": 0, "kind": "claim", "to": [2], "what": {"id": "clean"}}, 201)
        # A program may send anything; a bot gets words.
        await ada.at("messages", {"seat": 0, "kind": "claim", "what": {"id": ["?"], "engine": 2}}, 201)
        await ada.at("start")
        await ada.at("seats/0/takeover", {"bot": "easy"})
        async with ada.live(0) as live:
            while (await live.next("state"))["seq"] < 40:
                pass
    odd = Claim(0, {"id": "['?']", "engine": "2"}, 0)
    assert heard[1] == [Claim(0, works, 0), odd]
    assert heard[2] == [Claim(0, works, 0), Claim(0, {"id": "clean"}, 0), odd]


class Prying(CrewBot):
    """Looks at the coordinates when it can."""

    def choose(self, question: Question, sight: Sight | None = None) -> Option:
        look = [o for o in question.options if o.key == "room:cockpit:check_coordinates"]
        return look[0] if look else super().choose(question, sight)


async def let_scout_look(served: Served, ada: Person) -> None:
    """Arrange that the scout, in seat 1, can look at the coordinates, and let the server act."""
    t = table("pilot", "scout").met().keeps("scout", "ab_ovo").at("scout", "cockpit").at("pilot", "canteen")
    t.course.pool.remove("coord_1")
    t.course.card = "coord_1"
    t.hand("pilot").hand("scout", "rest", "search", "interruption").turn("scout")
    async with served.house.tables.open(ada.table) as live_table:
        # The position is arranged; the record goes on from where the table is.
        t.match.answers = live_table.playing.answers[:]
        live_table.take_match(t.match)
        live_table.row.due = time.time()
        served.house.on_due(ada.table, live_table.row.due)


@in_loop
async def test_what_a_bot_claims_is_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "easy", Prying)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make(seats=seats, pace="calm", options={"characters": "pilot,scout"})
        await ada.at("start")
        async with ada.live(0) as live:
            await live.next("state")
            await let_scout_look(served, ada)
            said = await live.next("message")
        assert (said["seat"], said["kind"], said["to"]) == (1, "claim", [])
        assert said["what"] == {"id": "course", "space": "A", "planet": "earth"}
        told = (await ada.get(f"/api/tables/{ada.table}/messages", seat=0))["messages"]
        assert told == [said]
        # It stands in the log where it was said: with the answer that brought the look.
        events = (await ada.state(0))["events"]
        assert [e["seq"] for e in events if e["event"] == "looked_at_coordinates"] == [said["seq"]]


@in_loop
async def test_who_stands_in_for_somebody_does_not_speak_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "easy", Prying)
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("me", "local", pace="calm", options={"characters": "pilot,scout"})
        await ada.at("start")
        await ada.at("seats/1/takeover", {"bot": "easy"})
        async with ada.live(0) as live:
            await live.next("state")
            await let_scout_look(served, ada)
            while not (await live.next("state"))["view"]["looked"]["coordinates"]:
                pass
        assert (await ada.get(f"/api/tables/{ada.table}/messages", seat=0))["messages"] == []


def test_a_bot_that_thinks_elsewhere_has_heard_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    there: list[Heard] = []

    class Listener(RandomBot):
        def choose(self, question: Question, sight: Sight | None = None) -> Option:
            assert sight is not None
            there.append(sight.heard)
            return super().choose(question)

    match = new_match(TITLES["nemesis"], 3, seed="elsewhere")
    heard, rng = Heard(), Random(2)
    while len(heard.deeds) < 4:
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key)
        heard.listen(match)
    heard.say(1, {"id": "engine-works", "engine": "1"}, match.seq)
    monkeypatch.setitem(BOTS, "hard", Listener)
    think(pickle.loads(pickle.dumps(position(match, match.pending[0].seat, "hard", heard))))
    assert (there[0].deeds, there[0].claims, there[0].now) == (heard.deeds, heard.claims, heard.now)


def test_a_bot_that_fails_to_speak_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    class Mute(RandomBot):
        def says(self, sight: Sight) -> list[dict[str, str]]:
            raise RuntimeError("lost for words")

    monkeypatch.setitem(BOTS, "easy", Mute)
    assert claims_of(table("pilot", "scout").match, 0, "easy", Random(1), Heard()) == []
