"""What is kept of a match is what its log and its end say, and the documentation names every column."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from airlock.faces import face_of
from airlock.kernel.match import new_match
from airlock.kernel.title import Title
from airlock.lab.read import SQL_TYPES
from airlock.lab.rows import Rows
from airlock.lab.simulate import Setup, match_seed, play_blindly
from airlock.lab.simulate import bots_of as bots_at
from airlock.lab.tables import SCHEMA_VERSION, TABLES, arrow_schema
from airlock.resources import CHECKOUT
from airlock.titles.nemesis.title import NEMESIS

DOCUMENT = CHECKOUT / "docs" / "lab.md"
SETTINGS: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (1, {}),
    (3, {"mode": "coop", "board": "alt"}),
    (5, {"mode": "intruder"}),
]


def kept(setup: Setup, n: int) -> tuple[Any, dict[str, list[dict[str, Any]]]]:
    """A match, and its rows as they were kept."""
    match = new_match(setup.title, setup.players, setup.options, match_seed(setup, n))
    rows = Rows(setup)
    rows.keep(n, match, play_blindly(match, bots_at(setup, n)))
    return match, {
        name: [dict(zip([c.name for c in columns], row)) for row in zip(*rows.columns[name])]
        for name, columns in TABLES.items()
    }


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_the_rows_tell_what_the_log_told(players: int, options: dict[str, str]) -> None:
    setup = Setup(NEMESIS, players, NEMESIS.setting(players, options), ["random"] * players, "rows")
    for n in range(6):
        match, rows = kept(setup, n)
        game = match.state
        log = [event.plain() for event in game.log.events]
        told = Counter(str(event["event"]) for event in log)
        events = rows["events"]
        kinds = Counter(event["kind"] for event in events)

        assert kinds["visit"] == told["moved"]
        assert kinds["fight"] == told["shot"] + told["melee"]
        assert kinds["kill"] == told["intruder_killed"]
        assert kinds["encounter"] == told["encounter"]
        assert kinds["card"] <= sum(str(event.get("action", "")).startswith("card:") for event in log)
        # Everybody who is dead in the end died once more often than they came back.
        for me, seat in zip(game.crew, rows["seats"], strict=True):
            deaths = sum(e["kind"] == "death" and e["seat"] == me.seat for e in events)
            revivals = sum(e["kind"] == "revival" and e["seat"] == me.seat for e in events)
            assert (deaths - revivals == 1) == (me.status == "dead") == (seat["death_round"] is not None)
            assert seat["fate"] == me.status
            assert seat["survived"] == (me.seat in game.survivors)
            assert seat["visits"] == sum(e["event"] == "moved" and e["seat"] == me.seat for e in log)
        # Somebody who moves is where the last move led when something happens.
        for event in events:
            assert event["room"] == game.rooms.get(event["slot"])
            assert event["round"] <= game.round
        assert [event["event"] for event in events] == sorted({event["event"] for event in events})
        (one,) = rows["matches"]
        assert (one["rounds"], one["end_reason"]) == (game.round, game.end_reason)
        assert one["goals"] == game.goals


def test_a_death_says_where_and_of_what() -> None:
    setup = Setup(NEMESIS, 4, NEMESIS.setting(4, {}), ["random"] * 4, "rows")
    match, rows = kept(setup, 1)
    died = [event.plain() for event in match.state.log.events if event.kind.name == "died"]

    assert died
    for event in died:
        seat = rows["seats"][int(str(event["seat"]))]
        assert (seat["death_cause"], seat["death_slot"]) == (event["cause"], event["slot"])


def test_an_action_that_came_to_nothing_is_no_event() -> None:
    setup = Setup(NEMESIS, 4, NEMESIS.setting(4, {}), ["random"] * 4, "rows")
    stopped = 0
    for n in range(20):
        match, rows = kept(setup, n)
        undone = {e.parent for e in match.state.log.events if e.kind.name in ("cancelled", "called_off")}
        stopped += len(undone)
        assert not undone & {event["event"] for event in rows["events"]}
    assert stopped > 5


def test_the_first_time_is_marked_once_for_each_seat_and_thing() -> None:
    setup = Setup(NEMESIS, 4, NEMESIS.setting(4, {}), ["random"] * 4, "rows")
    events = kept(setup, 2)[1]["events"]
    firsts = [(e["kind"], e["seat"], e["what"]) for e in events if e["first"]]

    assert len(firsts) == len(set(firsts))
    assert set(firsts) == {(e["kind"], e["seat"], e["what"]) for e in events}


def test_a_title_that_declares_nothing_keeps_its_results() -> None:
    t = NEMESIS
    stranger = Title(
        "stranger", t.rules_version, t.new, t.steps, t.view, t.determinize, t.laws, t.result, t.on_ended, t.why_not,
        t.declared,
    )  # fmt: skip
    known, same = (Setup(title, 2, t.setting(2, {}), ["random", "random"], "rows") for title in (t, stranger))
    rows, results = kept(known, 0)[1], kept(same, 0)[1]

    assert face_of("stranger").interest().watched == {}
    assert results["events"] == []
    for name in ("rounds", "decisions", "end_reason", "survivors", "winners"):
        assert results["matches"][0][name] == rows["matches"][0][name]
    assert [seat["won"] for seat in results["seats"]] == [seat["won"] for seat in rows["seats"]]


# -- the documentation


def documented(table: str) -> list[tuple[str, str, str]]:
    """The lines of a table of columns in docs/lab.md."""
    text = DOCUMENT.read_text(encoding="utf-8").split(f"### {table}\n")[1].split("\n### ")[0]
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [tuple(cell.strip().strip("`") for cell in line.strip("|").split("|")) for line in lines]  # type: ignore[misc]


@pytest.mark.parametrize("table", TABLES)
def test_every_column_is_documented_as_it_is_written(table: str, tmp_path: Path) -> None:
    setup = Setup(NEMESIS, 4, NEMESIS.setting(4, {}), ["random"] * 4, "rows")
    match = new_match(NEMESIS, 4, setup.options, match_seed(setup, 0))
    rows = Rows(setup)
    rows.keep(0, match, play_blindly(match, bots_at(setup, 0)))
    file = tmp_path / "table.parquet"
    file.write_bytes(rows.parquet()[table])

    assert pq.read_schema(file).equals(arrow_schema(table))
    assert documented(table) == [
        (c.name, SQL_TYPES[c.type.rstrip("?")] + (", may be missing" if c.type.endswith("?") else ""), c.meaning)
        for c in TABLES[table]
    ]


def test_every_kind_of_event_is_documented() -> None:
    interest = face_of("nemesis").interest()
    watched = [*interest.watched.values(), *interest.actions.values()]

    assert {row[0] for row in documented("Kinds of events")} == {watch.kind for watch in watched if watch.kind}
    assert f"Schema version {SCHEMA_VERSION}." in DOCUMENT.read_text(encoding="utf-8")
