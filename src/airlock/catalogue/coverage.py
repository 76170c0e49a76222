"""Rule coverage: which clauses the tests of the last run cited, and which of those held.

A test run leaves `.rule-coverage.json` in the root of the project:

    {"partial": false, "clauses": {"NEM-ENC-03": {"tests/titles/test_x.py::test_y": "passed"}}}
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from airlock.catalogue.load import load, titles
from airlock.resources import CHECKOUT

FILE_NAME = ".rule-coverage.json"

Outcomes = Mapping[str, Mapping[str, str]]
"""Clause id -> test -> "passed", "failed" or "skipped"."""


@dataclass(frozen=True, slots=True)
class TitleCoverage:
    """Untestable clauses (flavour, physical components) are counted apart: they are in `clauses`, but never in `cited`,
    `passing` or `uncited`."""

    title: str
    clauses: int
    cited: int
    passing: int
    untestable: int
    uncited: tuple[str, ...]

    @property
    def testable(self) -> int:
        return self.clauses - self.untestable

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def line(self) -> str:
        apart = f" ({self.untestable} untestable)" if self.untestable else ""
        return f"rule coverage {self.title}: {self.passing}/{self.testable}{apart}"


@dataclass(frozen=True)
class TestRun:
    """What a test run said about the clauses; `partial` if it wasn't a run of everything."""

    __test__ = False  # not a test, whatever pytest thinks of its name

    outcomes: Outcomes
    partial: bool = False

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        clauses = {clause: dict(sorted(tests.items())) for clause, tests in sorted(self.outcomes.items())}
        path.write_text(json.dumps({"partial": self.partial, "clauses": clauses}, indent=1) + "\n", encoding="utf-8")

    @classmethod
    def read(cls, path: Path) -> TestRun:
        data = json.loads(path.read_text(encoding="utf-8"))
        return cls(data["clauses"], data["partial"])

    def holds(self, clause_id: str) -> bool:
        """At least one test that cites the clause passed, and none failed."""
        results = set(self.outcomes.get(clause_id, {}).values())
        return "passed" in results and "failed" not in results

    def of_title(self, title: str) -> TitleCoverage:
        clauses = load(title).clauses
        testable = [clause.id for clause in clauses.values() if clause.testable]
        cited = [clause_id for clause_id in testable if clause_id in self.outcomes]
        return TitleCoverage(
            title=title,
            clauses=len(clauses),
            cited=len(cited),
            passing=sum(map(self.holds, cited)),
            untestable=len(clauses) - len(testable),
            uncited=tuple(clause_id for clause_id in testable if clause_id not in self.outcomes),
        )

    def of_all_titles(self) -> list[TitleCoverage]:
        return [self.of_title(title) for title in titles()]


def last_run_file() -> Path | None:
    """Where the last test run of this checkout left its report, if there was one."""
    for place in (Path.cwd(), CHECKOUT):
        if (place / FILE_NAME).is_file():
            return place / FILE_NAME
    return None
