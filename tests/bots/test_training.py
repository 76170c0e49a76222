"""The search bot's value can be trained again: the tool runs from its games to its weights."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from airlock.bots.nemesis import weights as nemesis_weights
from airlock.resources import CHECKOUT


def trained(out: Path, *words: str) -> dict[str, Any]:
    """The weights that the tool writes, by name."""
    tool = [sys.executable, str(CHECKOUT / "tools" / "train_search.py")]
    subprocess.run([*tool, "--out", str(out), *words], check=True, capture_output=True, text=True, timeout=120)
    found: dict[str, Any] = {}
    exec(compile(out.read_text(encoding="utf-8"), out.name, "exec"), found)
    return found


def shape(weights: Any) -> list[int]:
    """How many rows and columns a table of numbers has, none longer than another."""
    if isinstance(weights[0], tuple):
        assert len({len(row) for row in weights}) == 1
        return [len(weights), len(weights[0])]
    assert all(isinstance(number, float) for number in weights)
    return [len(weights)]


def test_three_games_give_weights_of_the_right_shape(tmp_path: Path) -> None:
    own = Path(nemesis_weights.__file__).read_bytes()
    one = trained(tmp_path / "one.py", "--games", "3", "--seed", "tool")
    two = trained(tmp_path / "two.py", "--games", "3", "--seed", "tool", "--workers", "2")

    for name in ("HIDDEN", "BIAS", "WIN", "SURVIVE", "OUTPUT"):
        assert shape(one[name]) == shape(getattr(nemesis_weights, name))
        assert one[name] == two[name], "more workers play the same games"
        assert one[name] != getattr(nemesis_weights, name)
    assert Path(nemesis_weights.__file__).read_bytes() == own
