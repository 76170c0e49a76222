"""`airlock bench`: without the other engines it says so before it measures anything."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from airlock.bench import compare as comparing
from airlock.bench.peers import PeerResult
from airlock.extras import how_to_install
from tests.cli.terminal import airlock


@pytest.mark.parametrize("module", ["catanatron", "pyspiel", "rlcard"])
def test_a_missing_engine_is_named_at_once(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for other in ("catanatron", "pyspiel", "rlcard"):
        monkeypatch.setitem(sys.modules, other, sys)
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setattr(comparing, "engine", lambda *_: pytest.fail("something was measured"))
    result = airlock("bench")

    assert result.exit_code == 2
    assert result.stdout == ""
    assert f"compares with {module}" in result.stderr
    assert how_to_install("bench") in result.stderr


def test_a_missing_build_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(comparing, "check_peers", lambda: None)
    monkeypatch.setattr(comparing, "BUILDS", {"compiled": tmp_path / "compiled"})
    result = airlock("bench")

    assert result.exit_code == 2
    assert "there is no compiled engine" in result.stderr
    assert "make compiled" in result.stderr


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Engines of known speed."""
    speeds = {"plain": 1000.0, "compiled": 3000.0}
    monkeypatch.setattr(comparing, "check_peers", lambda: None)
    monkeypatch.setattr(
        comparing,
        "engine",
        lambda build, seconds, seed: {"decisions_per_s": speeds[build], "games_per_s": 10.0, "fork_us": 50.0},
    )
    monkeypatch.setattr(comparing, "PEERS", {"tortoise": lambda seconds: PeerResult(500, 1.0)})


@pytest.mark.usefixtures("measured")
def test_ratios_as_json() -> None:
    found = json.loads(airlock("bench", "--rounds", "2", "--seconds", "0.1", "--json").stdout)

    assert found["ratio"] == {"plain_vs_tortoise": 2.0, "compiled_vs_tortoise": 6.0}
    assert found["rounds"] == 2


@pytest.mark.usefixtures("measured")
def test_a_table_for_people() -> None:
    output = airlock("bench", "--rounds", "1").stdout

    assert "airlock, compiled" in output
    assert "3,000" in output
    assert "compiled_vs_tortoise: 6.0" in output
