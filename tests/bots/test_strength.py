"""The crew bot is clearly better than chance. The numbers that count are in docs/bots.md."""

from __future__ import annotations

import pytest

from tests.bots.strength import Share, measure

GAMES = 30
LONG = 400


def test_the_crew_survives_far_more_often_than_random() -> None:
    """60 seats each: about 20 of the crew survive and one or two of the others; 9 would be a rare accident."""
    strength = measure("semi", ["crew", "random", "crew", "random"], GAMES)
    assert strength["crew"].survival.mean >= 0.15
    assert strength["crew"].survival.mean >= 3 * strength["random"].survival.mean
    assert strength["crew"].wins.mean > strength["random"].wins.mean


def test_easy_is_weaker_than_normal() -> None:
    strength = measure("semi", ["normal", "easy", "normal", "easy"], GAMES)
    assert strength["normal"].survival.mean > strength["easy"].survival.mean


def test_an_interval_gets_narrower_with_more_games() -> None:
    few, many = Share.of([0.0, 1.0] * 5), Share.of([0.0, 1.0] * 50)
    assert few.mean == many.mean == 0.5
    assert few.half > many.half
    assert many.low == many.mean - many.half


@pytest.mark.soak
def test_a_crew_of_four_survives_in_three_of_ten_seats_for_certain() -> None:
    crew = measure("semi", ["crew"] * 4, LONG)["crew"]
    assert crew.survival.low >= 0.30, crew


@pytest.mark.soak
def test_the_crew_wins_four_times_as_often_as_random() -> None:
    strength = measure("semi", ["crew", "random", "crew", "random"], LONG)
    crew, random = strength["crew"], strength["random"]
    assert crew.wins.low > 0.05, crew
    assert crew.wins.low >= 4 * random.wins.mean, strength


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_cooperative_crew_wins_in_three_of_a_hundred_games_for_certain(players: int) -> None:
    crew = measure("coop", ["crew"] * players, LONG)["crew"]
    assert crew.wins.low >= 0.03, crew


@pytest.mark.soak
def test_who_plays_alone_wins_in_seven_of_a_hundred_games_for_certain() -> None:
    crew = measure("solo", ["crew"], LONG)["crew"]
    assert crew.wins.low >= 0.07, crew
