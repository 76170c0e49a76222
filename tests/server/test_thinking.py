"""Bots that think do it in other processes, and know nothing that their seat doesn't."""

from __future__ import annotations

import asyncio
import pickle
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from airlock.bots import BOTS, Heard, RandomBot, Sight
from airlock.kernel.match import Match, new_match
from airlock.kernel.options import Option, Question
from airlock.server import levels, runner, service, thinking
from airlock.server.runner import Runner
from airlock.server.schema import MoveRow, TableRow
from airlock.server.thinking import Position, Thinkers, Thought, position, think
from airlock.titles import TITLES
from tests.server.serving import Served, in_loop, my_options, serving


def test_another_process_chooses_and_is_replaced_when_it_dies_or_hangs() -> None:
    command = [sys.executable, "-m", "tests.server.thinking_apart"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=90)
    assert done.stdout.split() == ["died", "hung", "thought"], done.stderr
    assert done.stderr == ""


def test_a_bot_that_thinks_elsewhere_does_not_get_the_true_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it gets is dealt by its own chance; all that it shares with the true match is what its seat sees."""
    worlds: list[Match] = []

    class Spy(RandomBot):
        def choose(self, question: Question, sight: Sight | None = None) -> Option:
            assert sight is not None
            worlds.append(sight._match)
            return super().choose(question)

    monkeypatch.setitem(BOTS, "hard", Spy)
    match = new_match(TITLES["nemesis"], 3, seed="elsewhere")
    rng = Random(5)
    for _ in range(40):
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key)
    seat = match.pending[0].seat
    for chance in range(6):
        # With a chance that is the same in every run: a guess may hit the truth now and then.
        at = replace(position(match, seat, "hard", Heard()), seed=chance)
        think(pickle.loads(pickle.dumps(at)))
    assert {world.seed for world in worlds} == {""}

    def seen_by(seat: int, match: Match) -> dict[str, Any]:
        # Without the seed there is no hash of it either.
        return {**match.view(seat), "seed_hash": ""}

    assert [seen_by(seat, world) for world in worlds] == [seen_by(seat, match)] * 6
    for other in {0, 1, 2} - {seat}:
        # What the others hold is a guess, mostly a wrong one, and mostly another one.
        guesses = [seen_by(other, world) for world in worlds]
        assert guesses.count(seen_by(other, match)) <= 2
        assert sum(guesses.count(guess) == 1 for guess in guesses) >= 3


@in_loop
async def test_a_table_waits_for_a_bot_that_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def in_thread(self: Thinkers, at: Position) -> Thought:
        return await asyncio.to_thread(think, at)

    monkeypatch.setattr(thinking, "QUICK", frozenset())
    monkeypatch.setattr(Thinkers, "think", in_thread)
    async with serving(tmp_path, bot_processes=1) as served, served.person() as ada:
        await ada.make("me", "bot", "bot")
        await ada.at("start")
        await ada.at("seats/0/takeover", {"bot": "random"})
        async with ada.live(0) as live, asyncio.timeout(60):
            # States may be passed over when moves come quickly, so the answers count and not the messages.
            first = last = await live.next("state")
            while last["seq"] < first["seq"] + 5 and not last["view"]["over"]:
                last = await live.next("state")
        assert last["seq"] > first["seq"]


@in_loop
async def test_people_choose_from_the_levels_only(tmp_path: Path) -> None:
    assert levels.DEFAULT in levels.offered(TITLES["nemesis"])
    assert set(BOTS) >= levels.QUICK
    async with serving(tmp_path) as served, served.person() as ada:
        bots = (await ada.get("/api/titles"))[0]["bots"]
        assert bots == [name for name in ("easy", "normal", "hard", "random") if name in BOTS]
        for bot in bots:
            await ada.make(seats=[{"kind": "me"}, {"kind": "bot", "bot": bot}])
        for bad in ("crew", "curious", "easy@1", "airlock.bots:RandomBot", "os:system", "random@x", "Easy", " easy"):
            wish = {"title": "nemesis", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bad}]}
            assert (await ada.post("/api/tables", wish, 400))["error"]["code"] == "no_bot"
            await ada.make("me", "invite")
            change = await ada.client.patch(
                f"/api/tables/{ada.table}/seats/1", json={"kind": "bot", "bot": bad}, headers={"X-Airlock": "1"}
            )
            assert (change.status_code, change.json()["error"]["code"]) == (400, "no_bot")
            assert (await ada.at("start", {"fill": bad}, 400))["error"]["code"] == "no_bot"
            await ada.at("start", {"fill": "random"})
            assert (await ada.at("seats/0/takeover", {"bot": bad}, 400))["error"]["code"] == "no_bot"


@in_loop
async def test_a_quick_bot_answers_for_one_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("this bot has lost its mind")

    async def too_late(self: Thinkers, at: Position) -> Thought:
        raise TimeoutError

    monkeypatch.setitem(BOTS, "easy", broken)
    monkeypatch.setitem(BOTS, "hard", broken)
    monkeypatch.setattr(Thinkers, "think", too_late)
    async with serving(tmp_path) as served, served.person() as host:
        seats = [{"kind": "bot", "bot": bot} for bot in ("easy", "hard", "normal")]
        await host.make(seats=seats, spectators=True)
        await host.at("start")
        async with host.live(-1) as live:
            while (await live.next("state"))["seq"] < 30:
                pass
        async with served.house.record.engine.connect() as connection:
            seats_heard = set(await connection.scalars(select(MoveRow.seat)))
        assert seats_heard == {0, 1, 2}


@in_loop
async def test_a_seat_that_was_taken_back_is_not_answered_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinks, go_on, acted = asyncio.Event(), asyncio.Event(), asyncio.Event()
    act = Runner.act

    async def slow(self: Thinkers, at: Position) -> Thought:
        thinks.set()
        await go_on.wait()
        return think(at)

    async def noted(self: Runner, id: str) -> None:
        try:
            await act(self, id)
        finally:
            if go_on.is_set():
                acted.set()

    monkeypatch.setattr(thinking, "QUICK", frozenset())
    monkeypatch.setattr(Thinkers, "think", slow)
    monkeypatch.setattr(Runner, "act", noted)
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("me", "local")
        await ada.at("start")
        asked = (await ada.state(0))["view"]["questions"][0]["seat"]
        await ada.at(f"seats/{asked}/takeover", {})
        await thinks.wait()
        await ada.at(f"seats/{asked}/handback", {})
        go_on.set()
        await acted.wait()
        assert (await ada.look())["seq"] == 0
        assert my_options(await ada.state(asked))


@pytest.mark.parametrize("alone", [True, False], ids=["one process", "several"])
@in_loop
async def test_a_table_goes_on_soon_after_its_process_has_died(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alone: bool
) -> None:
    """A bot of the old process thinks: others leave it alone while it shows signs of life, and no longer."""
    thinks = asyncio.Event()

    async def for_ever(self: Thinkers, at: Position) -> Thought:
        thinks.set()
        await asyncio.Event().wait()
        raise AssertionError("never reached")

    async def at_once(self: Thinkers, at: Position) -> Thought:
        return think(at)

    monkeypatch.setattr(runner, "CLAIM", 0.6)
    monkeypatch.setattr(runner, "SIGN", 0.1)
    monkeypatch.setattr(thinking, "QUICK", frozenset())
    monkeypatch.setattr(service, "file_of", lambda settings: "a file" if alone else "")
    monkeypatch.setattr(Thinkers, "think", for_ever)
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("bot", "bot", spectators=True)
        await ada.at("start")
        await thinks.wait()
        if not alone:
            claimed = time.time() + runner.CLAIM
            while (await due(served, ada.table)) <= claimed:
                await asyncio.sleep(0.05)
            assert await due(served, ada.table) <= time.time() + runner.CLAIM
        table = ada.table
    monkeypatch.setattr(Thinkers, "think", at_once)
    async with serving(tmp_path) as served, served.person() as ada, asyncio.timeout(20):
        ada.table = table
        async with ada.live(-1) as live:
            while (await live.next("state"))["seq"] == 0:
                pass


async def due(served: Served, table: str) -> float:
    async with served.house.record.engine.connect() as connection:
        return float(await connection.scalar(select(TableRow.due).where(TableRow.id == table)) or 0)
