"""The search bot wins more often than the crew bot at the same tables. The numbers that count are in docs/bots.md."""

from __future__ import annotations

import pytest

from tests.bots.strength import measure

GAMES = 200
SEARCH = "search@48sims"


@pytest.mark.soak
def test_search_wins_more_often_than_the_crew() -> None:
    wins = {"crew": 0.0, SEARCH: 0.0}
    for bots in ([SEARCH, "crew"] * 2, ["crew", SEARCH] * 2):
        for name, strength in measure("semi", bots, GAMES, "search").items():
            wins[name] += strength.wins.mean / 2
    assert wins[SEARCH] > wins["crew"], wins
