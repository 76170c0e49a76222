"""A bot decides by what its seat may know: with everything else dealt anew it decides the same."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from airlock.bots import BOTS, Sight
from airlock.kernel.match import new_match
from tests.kit.settings import NEMESIS_SETTINGS, Setting

# Decision points of each setting that are looked at: several hundred in all.
POINTS = 40
EVERY = 4
PEEKED = [s for s in NEMESIS_SETTINGS if s.players in (1, 3, 4) and s.options.get("board") != "alt"]


@pytest.mark.parametrize("setting", PEEKED, ids=lambda setting: setting.name)
def test_the_crew_bot_does_not_peek(setting: Setting) -> None:
    match = new_match(setting.title, setting.players, setting.options, "peek")
    match.hashing = False
    seats = [BOTS["crew"](Random(seat)) for seat in range(setting.players)]
    points = 0
    asked = 0
    while not match.over and points < POINTS:
        question = match.pending[0]
        bot = seats[question.seat]
        asked += 1
        if asked % EVERY == 0:
            twin = deepcopy(bot)
            other = match.determinize(question.seat, Random(asked))
            same = other.question(question.seat)
            assert same is not None
            chosen = bot.choose(question, Sight(match, question.seat))
            again = twin.choose(same, Sight(other, question.seat))
            assert chosen.key == again.key, f"{question.prompt} at answer {match.seq}"
            assert repr(bot.why) == repr(twin.why)
            points += 1
        else:
            chosen = bot.choose(question, Sight(match, question.seat))
        match.answer(question.seat, chosen.key)
    assert points >= 10


def test_hundreds_of_points_are_looked_at() -> None:
    assert POINTS * len(PEEKED) >= 300
