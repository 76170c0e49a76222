"""`airlock query`: SQL over a run, in three formats, and nothing but reading."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from airlock.lab.tables import TABLES
from tests.cli.terminal import airlock
from tests.lab.runs import rows_of, simulated


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("query") / "run"
    assert simulated(out, "--games", "5", "--workers", "1").exit_code == 0
    return out


def test_json_csv_and_table_say_the_same(run: Path) -> None:
    sql = "SELECT game, rounds, ship_destroyed AS lost FROM matches ORDER BY game"
    found = json.loads(airlock("query", str(run), sql, "--format", "json").stdout)
    lines = list(csv.reader(io.StringIO(airlock("query", str(run), sql, "--format", "csv").stdout)))
    table = airlock("query", str(run), sql).stdout.splitlines()

    assert [(row["game"], row["rounds"], row["lost"]) for row in found] == [
        (row[0], row[5], row[8]) for row in rows_of(run)["matches"]
    ]
    assert lines == [["game", "rounds", "lost"], *([str(value) for value in row.values()] for row in found)]
    assert [line.split() for line in table] == lines


def test_several_runs_are_told_apart(run: Path, tmp_path: Path) -> None:
    simulated(tmp_path / "other", "--games", "2")
    sql = "SELECT run, count(*) AS n FROM seats GROUP BY 1 ORDER BY 1"
    found = json.loads(airlock("query", str(run), str(tmp_path / "other"), sql, "--format", "json").stdout)

    assert found == [{"run": "other", "n": 8}, {"run": "run", "n": 20}]


def test_a_run_named_twice_counts_once_and_runs_of_one_name_are_told_apart(run: Path, tmp_path: Path) -> None:
    simulated(tmp_path / run.name, "--games", "2")
    sql = "SELECT run, count(*) AS n FROM matches GROUP BY 1 ORDER BY 2"
    words = ("query", str(run), str(run.parent / "." / run.name), str(tmp_path / run.name), sql, "--format", "json")

    assert json.loads(airlock(*words).stdout) == [{"run": str(tmp_path / run.name), "n": 2}, {"run": str(run), "n": 5}]


def test_a_wide_table_is_not_cut_off(run: Path) -> None:
    result = airlock("query", str(run), "SELECT * FROM events LIMIT 3", columns=40)

    assert result.stdout.splitlines()[0].split() == ["run", *(column.name for column in TABLES["events"])]
    assert "…" not in result.stdout


@pytest.mark.parametrize(
    ("sql", "reason"),
    [
        ("SELECT luck FROM seats", 'column "luck" not found'),
        ("SELECT * FROM chairs", "Table with name chairs does not exist"),
        ("SELEC 1", "syntax error"),
        ("", "only one SELECT at a time"),
        ("SELECT 1; SELECT 2", "only one SELECT at a time"),
        ("DROP VIEW seats", "only one SELECT at a time"),
        ("CREATE TABLE x (a INT)", "only one SELECT at a time"),
        ("COPY seats TO 'seats.csv'", "only one SELECT at a time"),
        ("EXPLAIN ANALYZE COPY seats TO '{run}/seats.csv'", "only one SELECT at a time"),
        ("ATTACH '{run}/x.db'", "only one SELECT at a time"),
        ("SET threads = 1", "only one SELECT at a time"),
        ("SELECT * FROM read_csv('/etc/hostname')", "can only read the tables of its run"),
        ("SELECT * FROM read_text('{run}/../secret.txt')", "can only read the tables of its run"),
    ],
)
def test_what_can_not_be_asked_is_refused_in_words(run: Path, sql: str, reason: str) -> None:
    (run.parent / "secret.txt").write_text("secret")
    before = sorted(run.rglob("*"))
    result = airlock("query", str(run), sql.format(run=run))

    assert result.exit_code == 2
    assert reason in result.stderr
    assert "  seats: run, game, seat, bot, character" in result.stderr
    assert result.stdout == ""
    assert sorted(run.rglob("*")) == before


def test_a_folder_that_is_no_run_is_refused(tmp_path: Path) -> None:
    result = airlock("query", str(tmp_path), "SELECT 1")

    assert result.exit_code == 2
    assert "isn't a run" in result.stderr
