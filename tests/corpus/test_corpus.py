"""Recorded matches play in the same way today: positions, views, history, refusals, prices, words, observations."""

from __future__ import annotations

import pytest

from airlock.kernel.title import FORMAT
from tests.corpus.corpus import differences, of_format_1, parts, read

# One part of the corpus; `make corpus` replays all of it.
PART = 0
# Tests that share the part, so that several processes can take some each.
CHUNKS = 12
SEEN = {"view", "history", "refusals", "prices", "en", "de"}


@pytest.mark.parametrize("chunk", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, CHUNKS))])
def test_recorded_matches_play_in_the_same_way(chunk: int) -> None:
    records = list(read(parts("nemesis")[PART]))
    assert len(records) >= 300
    mine = [record for n, record in enumerate(records) if n % CHUNKS == chunk]
    assert {record["format"] for record in mine} == {FORMAT}
    assert all(record["moments"].keys() == SEEN | {"observation"} for record in mine)
    assert [difference for record in mine for difference in differences(record)] == []


@pytest.mark.long
def test_matches_of_the_first_format_still_do() -> None:
    """Their observations are those of another version of the environments, so they don't count."""
    records = list(read(of_format_1("nemesis")))
    assert len(records) == 100
    assert {record["format"] for record in records} == {1}
    assert {record["options"]["mode"] for record in records} == {"semi", "solo", "coop", "intruder"}
    assert all(record["moments"].keys() == SEEN for record in records)
    assert [difference for record in records for difference in differences(record)] == []
