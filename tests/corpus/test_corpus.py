"""Recorded matches play in the same way today: positions, views, history, refusals, prices, words, observations."""

from __future__ import annotations

import pytest

from tests.corpus.corpus import differences, parts, read

# One part of the corpus; `make corpus` replays all of it.
PART = 0
# Tests that share the part, so that several processes can take some each.
CHUNKS = 12


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_recorded_matches_play_in_the_same_way(chunk: int) -> None:
    records = list(read(parts("nemesis")[PART]))
    assert len(records) >= 300
    assert [d for n, r in enumerate(records) if n % CHUNKS == chunk for d in differences(r)] == []
