"""The README's Python is executed, so that it keeps telling the truth."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

README = Path(__file__).parent.parent / "README.md"


def blocks() -> list[str]:
    found = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert all(len(block.splitlines()) <= 12 for block in found)
    return found


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks()[0], str(README), "exec"), {})
    first, second = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\d+ answers, \d+ rounds, \w+", first)
    assert second.startswith("{'event': ")


def test_the_example_for_learning_agents_plays_to_the_end() -> None:
    names: dict[str, Any] = {}
    exec(compile(blocks()[1], str(README), "exec"), names)
    assert names["env"].agents == []
    assert names["env"].unwrapped.table.match.over
    assert len(blocks()) == 2
