"""The README's Python is executed, so that it keeps telling the truth."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1
    assert len(blocks[0].splitlines()) <= 12
    exec(compile(blocks[0], str(README), "exec"), {})
    first, second = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\d+ answers, \d+ rounds, \w+", first)
    assert second.startswith("{'event': ")
