"""A database that was made before the state came in parts: its tables open as they were and are played to the end."""

from __future__ import annotations

import json
import lzma
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from airlock.kernel.save import load
from airlock.kernel.title import FORMAT
from airlock.kernel.verify import verify_seed
from airlock.titles import TITLES
from tests.corpus.digests import as_recorded
from tests.server.serving import Json, Person, in_loop, my_options, serving

OLD = Path(__file__).parent / "old"


def unpacked(name: str) -> bytes:
    return lzma.decompress((OLD / name).read_bytes())


# What every seat saw at every table, and the cookies of the browser that made them.
SEEN: Json = json.loads(unpacked("seen.json.xz"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The database, as if it had been used a moment ago: old tables are removed after a time."""
    path = tmp_path / "airlock.sqlite3"
    path.write_bytes(unpacked("tables.sqlite3.xz"))
    with sqlite3.connect(path) as database:
        database.execute("UPDATE tables SET updated = ?, moved = ?", (time.time(), time.time()))
    database.close()
    return tmp_path


def missing(old: Any, new: Any, path: str = "") -> list[str]:
    """Where something that was there before is gone or another; what has been added since doesn't count."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [
            gap
            for key, value in old.items()
            for gap in (missing(value, new[key], f"{path}/{key}") if key in new else [f"{path}/{key} is gone"])
        ]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [gap for n, (a, b) in enumerate(zip(old, new)) for gap in missing(a, b, f"{path}/{n}")]
    return [] if old == new else [f"{path}: {old!r} is {new!r}"]


async def finish(person: Person) -> None:
    """Answer at random for all seats until the match is over."""
    rng = Random(person.table)
    state = await person.state(0)
    while state["status"] == "playing":
        seat = state["view"]["questions"][0]["seat"] if state["view"]["questions"] else 0
        state = await person.state(seat)
        options = my_options(state)
        if options:
            body = {"seat": seat, "seq": state["seq"], "key": rng.choice(options)}
            # Where there is no choice, the server may have answered meanwhile.
            await person.client.post(f"/api/tables/{person.table}/answers", json=body)
        state = await person.state(0)


@in_loop
async def test_every_seat_sees_what_it_saw(folder: Path) -> None:
    async with serving(folder) as served, served.person() as ada:
        ada.client.cookies.update(SEEN["cookies"])
        for kept in SEEN["tables"]:
            ada.table = kept["table"]
            if kept["status"] == "lobby":
                assert (await ada.look())["status"] == "lobby"
                continue
            for seat, seen in kept["seen"].items():
                state = await ada.state(int(seat))
                assert state["seq"] == kept["seq"]
                assert missing(seen["view"], as_recorded(state["view"])) == []
                assert missing(seen["history"], state["events"]) == []


@in_loop
async def test_its_tables_are_played_to_the_end(folder: Path) -> None:
    async with serving(folder) as served, served.person() as ada:
        ada.client.cookies.update(SEEN["cookies"])
        modes = set()
        for kept in SEEN["tables"]:
            ada.table = kept["table"]
            if kept["status"] == "lobby":
                await ada.at("start")
            table = await ada.look()
            modes.add(table["options"]["mode"])
            await finish(ada)
            saved = await ada.client.get(f"/api/tables/{ada.table}/save")
            match = load(saved.text, TITLES)
            assert match.over
            assert match.seq >= kept.get("seq", 1)
            assert verify_seed(match)
            # Matches stay in the format in which they were begun.
            assert match.format == (FORMAT if kept["status"] == "lobby" else 1)
        assert modes == {"semi", "solo", "coop", "intruder"}
