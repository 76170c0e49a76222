"""Finished matches can be replayed forever: the same answers lead to the same positions, hash by hash."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from airlock.kernel.match import Match
from airlock.kernel.save import load, save
from airlock.kernel.verify import verify_seed
from airlock.titles import TITLES

SAVES = sorted(Path(__file__).parent.glob("*/*.json"))


def read(path: Path) -> dict[str, Any]:
    body: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return body


def test_there_are_at_least_20_of_all_modes_and_boards() -> None:
    options = [read(path)["options"] for path in SAVES]
    assert len(SAVES) >= 20
    assert {o["mode"] for o in options} == {"semi", "solo", "coop", "intruder"}
    assert {o["board"] for o in options} == {"base", "alt"}


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_finished_match_replays_to_the_same_hashes(path: Path) -> None:
    body = read(path)
    match: Match = load(path.read_text(encoding="utf-8"), TITLES)
    assert match.over
    assert [a.hash for a in match.answers] == [answer[3] for answer in body["answers"]]
    assert all(answer[3] for answer in body["answers"])
    assert save(match) == path.read_text(encoding="utf-8").rstrip("\n")
    assert match.breaches() == []
    assert verify_seed(match)


def test_a_whole_game_of_four_replays_quickly() -> None:
    path = next(p for p in SAVES if p.stem == "4-semi-base")
    text = path.read_text(encoding="utf-8")
    best = 1.0
    for _ in range(5):
        begin = time.process_time()
        load(text, TITLES, listening=False, verify=False)
        best = min(best, time.process_time() - begin)
    assert best < 0.06
