"""What a bot sees part by part is what its seat sees as a whole."""

from __future__ import annotations

from random import Random

import pytest

from airlock.bots import BOTS
from airlock.bots.bot import ask_bot
from airlock.bots.sight import Sight
from airlock.kernel.match import new_match
from airlock.titles.nemesis.title import NEMESIS


@pytest.mark.parametrize(("mode", "players"), [("semi", 3), ("coop", 2), ("intruder", 3), ("solo", 1)])
def test_a_glance_shows_the_view(mode: str, players: int) -> None:
    match = new_match(NEMESIS, players, {"mode": mode}, seed=f"glance {mode}", listening=False)
    match.hashing = False
    bot = BOTS["crew"](Random(1))
    while not match.over:
        for seat in range(-1, players):
            whole = match.view(seat)
            glance = Sight(match, seat).view
            for part in reversed(list(glance)):
                assert glance[part] == whole.pop(part), part
            assert set(whole) <= {"title", "seq", "questions", "asides", "over", "seed_hash"}
        seat = match.pending[0].seat
        match.answer(seat, ask_bot(bot, match, seat).key)
