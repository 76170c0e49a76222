"""Instructions per decision: what is made of the counts, and how they get into the results."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import pytest

TOOLS = Path(__file__).parent.parent / "tools"


@pytest.fixture(scope="module")
def count() -> Any:
    sys.path.insert(0, str(TOOLS))
    try:
        return importlib.import_module("count")
    finally:
        sys.path.remove(str(TOOLS))


def test_start_up_and_the_short_run_count_for_nothing(count: Any) -> None:
    start, decision, fork = 1_000_000, 500, 7_000
    decisions = {10: 1_900, 50: 9_700}
    runs = {
        (games, forks): (decisions[games], start + decisions[games] * decision + forks * fork)
        for games, forks in (count.SHORT, count.GAMES, count.FORKS)
    }
    assert count.per_step(runs) == {"play": decision, "fork": fork}


def test_the_table_shows_both_sides_and_their_ratio(count: Any) -> None:
    counts = {
        ("plain", "base"): {"play": 20_000.0, "fork": 4_000.0},
        ("plain", "here"): {"play": 21_000.0, "fork": 3_000.0},
    }
    assert count.table(counts, "a709bf6", "1234567").splitlines()[2:] == [
        "| a decision of random play | plain | 20,000 | 21,000 | 1.050 |",
        "| a fork | plain | 4,000 | 3,000 | 0.750 |",
    ]


@pytest.mark.parametrize("after", ["", "\n## Another\n\nstays\n"])
def test_a_new_section_takes_the_place_of_the_old_one(count: Any, after: str) -> None:
    first = count.section("| old |\n", "a709bf6", "2026-11-17")
    text = count.with_section("# Measured\n\nbefore\n", first) + after
    assert text.count("| old |") == 1
    second = count.section("| new |\n", "a709bf6", "2026-11-18")
    changed = count.with_section(text, second)
    assert changed == text.replace("| old |", "| new |").replace("2026-11-17", "2026-11-18")


def test_a_commit_that_does_not_exist_is_told(
    count: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["count.py", "--base", "no-such-commit"])
    assert count.main() == 1
    assert "no-such-commit" in capsys.readouterr().err
