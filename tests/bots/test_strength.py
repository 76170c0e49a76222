"""The crew bot is clearly better than chance. The numbers that count are in bench/results.md."""

from __future__ import annotations

from airlock.lab.simulate import Setup, Tally, simulate
from airlock.titles.nemesis.title import NEMESIS

GAMES = 40


def outcomes(bots: list[str], seed: str) -> Tally:
    return list(simulate(Setup(NEMESIS, 4, NEMESIS.setting(4, {}), bots, seed), GAMES))[-1]


def test_the_crew_survives_far_more_often_than_random() -> None:
    """80 seats each: about 20 of the crew survive and one of the others; 8 and fewer would be a rare accident."""
    tally = outcomes(["crew", "random", "crew", "random"], "strength")
    assert tally.survived_by_bot["crew"] >= 8
    assert tally.survived_by_bot["crew"] >= 4 * tally.survived_by_bot["random"]
    assert tally.wins_by_bot["crew"] > tally.wins_by_bot["random"]


def test_easy_is_weaker_than_normal() -> None:
    tally = outcomes(["normal", "easy", "normal", "easy"], "levels")
    assert tally.survived_by_bot["normal"] > tally.survived_by_bot["easy"]
