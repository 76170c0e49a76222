"""Pytest plugin: collects which clauses were cited by tests, and whether those passed.

Tests run in worker processes under pytest-xdist, so a citation travels with the test's report (`user_properties`) to
the process that writes `.rule-coverage.json` and the summary. Only a run of all tests writes that file: `airlock rules
coverage` answers from the last full run, whatever was tried in between.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from airlock.catalogue import UnknownClause, get
from airlock.catalogue.coverage import FILE_NAME, TestRun

PROPERTY = "rule"
# What addopts and `make test` ask for (what takes long proves no rule); any other choice of marks makes a run partial.
ALL_MARKS = ("", "not soak", "not soak and not bench", "not soak and not bench and not long")
# Folders whose tests prove no rule: leaving them out doesn't make a run partial.
WITHOUT_RULES = ("server",)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("rules").addoption(
        "--rule-coverage-file",
        metavar="FILE",
        help=f"where to write the rule coverage, of a partial run too (default: {FILE_NAME}, after a run of all tests)",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id, ...): the clauses of the rule catalogue that this test proves")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Recorder(config), "rule-recorder")


def cited(item: pytest.Item) -> list[str]:
    """The clauses that a test cites, its own and those of its class and module, each once."""
    return list(dict.fromkeys(clause_id for mark in item.iter_markers("rule") for clause_id in mark.args))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A citation of a clause that doesn't exist is an error of collection, so that no run can overlook it."""
    report = yield
    if report.outcome != "passed":
        return report
    problems: list[str] = []
    for item in report.result:
        for clause_id in cited(item) if isinstance(item, pytest.Item) else []:
            try:
                if get(clause_id).id != clause_id:
                    problems.append(f"{item.nodeid}: write {get(clause_id).id} for {clause_id}")
            except UnknownClause as unknown:
                problems.append(f"{item.nodeid}: {unknown}")
    if problems:
        report.outcome = "failed"
        report.longrepr = "\n".join(problems)
        report.result = []
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if clauses := cited(item):
        item.user_properties.append((PROPERTY, clauses))


class Recorder:
    """Lives in the process that sees all reports."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.outcomes: dict[str, dict[str, str]] = {}
        self.tests = 0
        self.run: TestRun | None = None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.tests += report.when == "call"
        for name, clauses in report.user_properties:
            if name == PROPERTY and isinstance(clauses, list):
                for clause_id in clauses:
                    self._note(clause_id, report)

    def _note(self, clause_id: str, report: pytest.TestReport) -> None:
        """The worst of all phases and all parameters of a test counts: one failed, all failed."""
        tests = self.outcomes.setdefault(clause_id, {})
        test = report.nodeid.split("[")[0]
        known = tests.setdefault(test, "skipped")
        if report.failed:
            tests[test] = "failed"
        elif report.passed and report.when == "call" and known == "skipped":
            tests[test] = "passed"

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if not self.tests:
            return  # only collected, or not even that: the last real run stays
        done = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        stopped = session.shouldstop or session.shouldfail
        self.run = TestRun(self.outcomes, partial=not done or bool(stopped) or self._is_choice())
        named = self.config.getoption("--rule-coverage-file")
        if named or not self.run.partial:
            self.run.write(self.config.rootpath / (named or FILE_NAME))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> Generator[None, None, None]:
        """Outermost, so that the lines come after everything else that is summed up."""
        yield
        if self.run is None:
            return
        terminalreporter.ensure_newline()
        for title in self.run.of_all_titles():
            terminalreporter.write_line(title.line() + (" (partial run)" if self.run.partial else ""))

    def _is_choice(self) -> bool:
        """Whether somebody asked for some tests only."""
        option = self.config.option
        chosen = self.config.args_source is not pytest.Config.ArgsSource.TESTPATHS
        return bool(
            chosen
            or option.keyword
            or option.markexpr not in ALL_MARKS
            or option.deselect
            or [path for path in option.ignore or [] if Path(path).name not in WITHOUT_RULES]
            or getattr(option, "lf", False)
            or getattr(option, "stepwise", False)
        )
