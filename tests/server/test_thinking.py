"""Bots that think do it in other processes, and know nothing that their seat doesn't."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from airlock.bots import BOTS
from airlock.server import thinking
from airlock.server.thinking import Position, Thinkers, Thought, think
from tests.server.serving import in_loop, serving


def test_another_process_chooses_a_possible_answer() -> None:
    command = [sys.executable, "-m", "tests.server.thinking_apart"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=90)
    assert done.stdout.strip() == "thought", done.stderr


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


def test_every_bot_can_be_named() -> None:
    assert thinking.DEFAULT in BOTS
    assert set(BOTS) >= thinking.QUICK
