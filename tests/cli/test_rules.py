"""`airlock rules` as a person or a script meets it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from airlock import catalogue
from airlock.catalogue.coverage import FILE_NAME, TestRun
from airlock.cli import main


def airlock(*words: str) -> Result:
    return CliRunner().invoke(main, words, env={"COLUMNS": "400"})


@pytest.fixture
def last_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which a test run has just ended."""
    outcomes = {"NEM-DEF-01": {"a": "passed"}, "NEM-DEF-02": {"a": "passed", "b": "failed"}}
    TestRun(outcomes).write(tmp_path / FILE_NAME)
    monkeypatch.chdir(tmp_path)
    return tmp_path / FILE_NAME


def test_show_prints_text_ruling_source_and_references() -> None:
    result = airlock("rules", "show", "NEM-DEF-03")
    clause = catalogue.get("NEM-DEF-03")

    assert result.exit_code == 0
    assert clause.text["en"] in result.output
    assert clause.ruling["en"] in result.output
    assert f"Source: {clause.source}" in result.output


def test_show_speaks_german() -> None:
    result = airlock("rules", "show", "NEM-DEF-03", "--lang", "de")

    assert catalogue.get("NEM-DEF-03").text["de"] in result.output
    assert "Auslegung:" in result.output


def test_show_takes_several_ids_and_whole_sections() -> None:
    result = airlock("rules", "show", "NEM-DEF", "LCK-DEF-01")

    for clause_id in (*catalogue.section("NEM-DEF").clauses, "LCK-DEF-01"):
        assert clause_id in result.output


def test_show_refuses_an_unknown_id_and_names_near_ones() -> None:
    result = airlock("rules", "show", "NEM-ENC-0")

    assert result.exit_code == 2
    assert result.stdout == ""
    assert "No clause 'NEM-ENC-0'" in result.stderr
    assert "NEM-ENC-01" in result.stderr


def test_search_lists_clauses() -> None:
    result = airlock("rules", "search", "first", "player", "token", "--title", "nemesis", "--limit", "2")

    assert result.exit_code == 0
    assert result.output.count("NEM-") == 2
    assert "more (--limit 0)" in result.output


def test_search_reads_german() -> None:
    result = airlock("rules", "search", "Startspielerplättchen", "--lang", "de", "--title", "nemesis")

    assert result.exit_code == 0
    assert "Startspielerplättchen" in result.output


def test_search_without_a_find_says_what_to_try() -> None:
    result = airlock("rules", "search", "xyzzy")

    assert result.exit_code == 2
    assert "'xyzzy'" in result.stderr
    assert "Try fewer or shorter words" in result.stderr


@pytest.mark.parametrize("command", [("search", "noise"), ("coverage",)])
def test_an_unknown_title_is_refused(command: tuple[str, ...]) -> None:
    result = airlock("rules", *command, "--title", "chess")

    assert result.exit_code == 2
    assert "'chess'" in result.stderr
    assert "nemesis" in result.stderr


@pytest.mark.usefixtures("last_run")
def test_coverage_of_a_title_as_json() -> None:
    result = airlock("rules", "coverage", "--title", "nemesis", "--json")
    data = json.loads(result.output)

    clauses = catalogue.load("nemesis").clauses
    assert list(data) == ["title", "clauses", "cited", "passing", "untestable", "uncited"]
    assert (data["title"], data["clauses"], data["cited"], data["passing"]) == ("nemesis", len(clauses), 2, 1)
    assert data["untestable"] + data["cited"] + len(data["uncited"]) == len(clauses)


@pytest.mark.usefixtures("last_run")
def test_coverage_of_all_titles_as_json() -> None:
    data = json.loads(airlock("rules", "coverage", "--json").output)

    assert [part["title"] for part in data] == list(catalogue.titles())


@pytest.mark.usefixtures("last_run")
def test_coverage_for_people() -> None:
    table = airlock("rules", "coverage", "--title", "nemesis")
    lines = airlock("rules", "coverage", "--summary")

    assert "Not cited: NEM-DEF-03" in table.output
    assert "partial" not in table.output
    assert lines.output.splitlines()[0].startswith("rule coverage nemesis: 1/")
    assert len(lines.output.splitlines()) == len(catalogue.titles())


def test_coverage_says_when_a_run_was_partial(last_run: Path) -> None:
    TestRun({}, partial=True).write(last_run)

    assert "partial run" in airlock("rules", "coverage").output


def test_coverage_without_a_report_says_how_to_get_one(tmp_path: Path) -> None:
    result = airlock("rules", "coverage", "--file", str(tmp_path / "none.json"))

    assert result.exit_code == 2
    assert "make test" in result.stderr


def test_coverage_refuses_a_file_that_is_no_report(last_run: Path) -> None:
    last_run.write_text("[]{")
    result = airlock("rules", "coverage")

    assert result.exit_code == 2
    assert "is not a report of a test run" in result.stderr


def test_starting_imports_no_subcommand() -> None:
    code = (
        "import sys, airlock.cli; print(sorted(m for m in sys.modules if m.startswith(('airlock.', 'yaml', 'rich'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "['airlock.cli', 'airlock.cli.main']"


def test_help_lists_what_exists() -> None:
    result = airlock("--help")

    assert "rules" in result.output
    assert airlock("no-such-thing").exit_code == 2
