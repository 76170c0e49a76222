"""The search bot wins more often than the crew bot at the same tables. The numbers that count are in docs/bots.md."""

from __future__ import annotations

import pytest

from tests.bots.strength import measure

GAMES = 120
SEARCH = "search@32sims"


@pytest.mark.soak
def test_search_wins_more_often_than_the_crew() -> None:
    strength = measure("semi", [SEARCH, "crew"] * 2, GAMES, "search")
    assert strength[SEARCH].wins.mean > strength["crew"].wins.mean, strength
