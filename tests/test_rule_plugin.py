"""The rule coverage of a run: what it counts, what it refuses, and that worker processes change nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from airlock.catalogue import load, titles

PROJECT = Path(__file__).parent.parent
XDIST_OR_NOT = pytest.mark.parametrize("options", [(), ("-n", "2")], ids=["alone", "xdist"])


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """An empty project that uses the plugin as ours does."""
    monkeypatch.setenv("PYTHONPATH", str(PROJECT), prepend=":")
    pytester.makeini("[pytest]\ntestpaths = .\naddopts = --strict-markers -p no:schemathesis -p no:faker")
    pytester.makeconftest('pytest_plugins = ["tests.rule_plugin"]')
    return pytester


def write(project: pytest.Pytester, body: str) -> None:
    project.makepyfile(test_it=f"import pytest\nfrom tests.rules import rule\n\n{body}")


def run(project: pytest.Pytester, options: tuple[str, ...]) -> pytest.RunResult:
    """Worker processes need a controller of their own; the rest is quicker in this process."""
    return project.runpytest_subprocess(*options) if options else project.runpytest()


def report(project: pytest.Pytester, name: str = ".rule-coverage.json") -> dict[str, Any]:
    data: dict[str, Any] = json.loads((project.path / name).read_text())
    return data


@XDIST_OR_NOT
def test_counts_a_clause_whose_tests_pass(project: pytest.Pytester, options: tuple[str, ...]) -> None:
    write(
        project,
        """
@rule("NEM-DEF-01", "NEM-DEF-02")
def test_both(): pass

@rule("NEM-DEF-02")
@pytest.mark.parametrize("n", [1, 2])
def test_again(n): pass
""",
    )
    result = run(project, options)

    result.assert_outcomes(passed=3)
    assert report(project) == {
        "partial": False,
        "clauses": {
            "NEM-DEF-01": {"test_it.py::test_both": "passed"},
            "NEM-DEF-02": {"test_it.py::test_again": "passed", "test_it.py::test_both": "passed"},
        },
    }
    testable = sum(clause.testable for clause in load("nemesis").clauses.values())
    result.stdout.fnmatch_lines([f"rule coverage nemesis: 2/{testable}*"])


def test_prints_a_line_for_every_title_at_the_end(project: pytest.Pytester) -> None:
    write(project, "def test_nothing(): pass\n\ndef test_idle(): pytest.skip()")
    result = project.runpytest("-ra")

    at_the_end = [line.split()[2].rstrip(":") for line in result.outlines if line.startswith("rule coverage")]
    assert at_the_end == list(titles())
    assert all(line.startswith("rule coverage") for line in result.outlines[-1 - len(at_the_end) : -1])


@XDIST_OR_NOT
def test_one_failing_test_takes_the_clause_away(project: pytest.Pytester, options: tuple[str, ...]) -> None:
    write(
        project,
        """
@rule("NEM-DEF-01")
def test_good(): pass

@rule("NEM-DEF-01")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_bad(n): assert n != 2
""",
    )
    result = run(project, options)

    result.assert_outcomes(passed=3, failed=1)
    assert report(project)["clauses"]["NEM-DEF-01"] == {
        "test_it.py::test_bad": "failed",
        "test_it.py::test_good": "passed",
    }
    result.stdout.fnmatch_lines(["rule coverage nemesis: 0/*"])


def test_a_failing_fixture_takes_the_clause_away(project: pytest.Pytester) -> None:
    write(
        project,
        """
@pytest.fixture
def broken():
    yield
    raise ValueError

@rule("NEM-DEF-01")
def test_good(broken): pass
""",
    )
    project.runpytest()

    assert report(project)["clauses"]["NEM-DEF-01"] == {"test_it.py::test_good": "failed"}


@pytest.mark.parametrize("body", ["pytest.skip()", "pytest.xfail()"])
def test_a_test_that_proves_nothing_counts_for_nothing(project: pytest.Pytester, body: str) -> None:
    write(project, f"@rule('NEM-DEF-01')\ndef test_idle(): {body}")
    result = project.runpytest()

    assert report(project)["clauses"]["NEM-DEF-01"] == {"test_it.py::test_idle": "skipped"}
    result.stdout.fnmatch_lines(["rule coverage nemesis: 0/*"])


def test_marks_of_a_class_and_a_module_count(project: pytest.Pytester) -> None:
    write(
        project,
        """
pytestmark = rule("NEM-DEF-01")

@rule("NEM-DEF-02")
class TestIt:
    @rule("NEM-DEF-03")
    def test_it(self): pass
""",
    )
    project.runpytest()

    assert list(report(project)["clauses"]) == ["NEM-DEF-01", "NEM-DEF-02", "NEM-DEF-03"]


@XDIST_OR_NOT
def test_an_unknown_clause_fails_the_run(project: pytest.Pytester, options: tuple[str, ...]) -> None:
    write(project, "@rule('NEM-DEF-0l')\ndef test_typo(): pass\n\ndef test_other(): pass")
    result = run(project, options)

    assert result.ret != pytest.ExitCode.OK
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*test_it.py::test_typo: No clause 'NEM-DEF-0l'*NEM-DEF-01*"])
    assert not (project.path / ".rule-coverage.json").exists()


def test_an_id_is_written_as_in_the_catalogue(project: pytest.Pytester) -> None:
    write(project, "@rule('nem-def-01')\ndef test_small(): pass")
    result = project.runpytest()

    result.stdout.fnmatch_lines(["*test_small: write NEM-DEF-01 for nem-def-01*"])
    assert result.ret != pytest.ExitCode.OK


CHOICES = [("-k", "one"), ("test_it.py",), ("--maxfail=1",), ("-m", "rule"), ("--deselect", "test_it.py::test_two")]


@pytest.mark.parametrize("choice", CHOICES, ids=" ".join)
def test_a_choice_of_tests_is_a_partial_run(project: pytest.Pytester, choice: tuple[str, ...]) -> None:
    write(project, "@rule('NEM-DEF-01')\ndef test_one(): pass\n\n@rule('NEM-DEF-01')\ndef test_two(): assert False")
    result = project.runpytest(*choice, "--rule-coverage-file=partial.json")

    assert report(project, "partial.json")["partial"] is True
    result.stdout.fnmatch_lines(["rule coverage nemesis: *(partial run)"])


@pytest.mark.parametrize("choice", CHOICES, ids=" ".join)
def test_a_partial_run_keeps_the_report_of_the_last_full_one(project: pytest.Pytester, choice: tuple[str, ...]) -> None:
    write(project, "@rule('NEM-DEF-01')\ndef test_one(): pass\n\n@rule('NEM-DEF-02')\ndef test_two(): assert False")
    project.runpytest(*choice)
    assert not (project.path / ".rule-coverage.json").exists()
    project.runpytest()
    full = report(project)
    assert list(full["clauses"]) == ["NEM-DEF-01", "NEM-DEF-02"]
    result = project.runpytest(*choice)

    assert report(project) == full
    result.stdout.fnmatch_lines(["rule coverage nemesis: *(partial run)"])


def test_collecting_keeps_the_last_report(project: pytest.Pytester) -> None:
    write(project, "@rule('NEM-DEF-01')\ndef test_one(): pass")
    project.runpytest()
    before = report(project)
    project.runpytest("--collect-only", "-k", "nothing")

    assert report(project) == before


def test_the_report_can_go_elsewhere(project: pytest.Pytester) -> None:
    write(project, "@rule('NEM-DEF-01')\ndef test_one(): pass")
    project.runpytest("--rule-coverage-file=build/other.json")

    assert list(report(project, "build/other.json")["clauses"]) == ["NEM-DEF-01"]
    assert not (project.path / ".rule-coverage.json").exists()
