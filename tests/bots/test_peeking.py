"""A bot decides and speaks by what its seat may know: with everything else redealt it does the same."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from airlock.bots import BOTS, Bot, Heard, Sight, ask_bot, let_talk, said_by
from airlock.bots.nemesis.tables import are_known
from airlock.kernel.match import Match, new_match
from airlock.titles import TITLES
from tests.kit.settings import NEMESIS_SETTINGS, Setting

# Decision points of each setting that are looked at: several hundred in all.
POINTS = 40
EVERY = 4
# Where the crew only guesses, there is nothing to look at.
PEEKED = [
    s
    for s in NEMESIS_SETTINGS
    if s.players in (1, 3, 4) and s.options.get("board") != "alt" and are_known(s.title.name, s.options)
]


@pytest.mark.parametrize("setting", PEEKED, ids=lambda setting: setting.name)
def test_the_crew_bot_does_not_peek(setting: Setting) -> None:
    match = new_match(setting.title, setting.players, setting.options, "peek")
    match.hashing = False
    seats = [BOTS["crew"](Random(seat)) for seat in range(setting.players)]
    heard = Heard()
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
            chosen = bot.choose(question, Sight(match, question.seat, heard))
            again = twin.choose(same, Sight(other, question.seat, heard_in(other, heard)))
            assert chosen.key == again.key, f"{question.prompt} at answer {match.seq}"
            assert repr(bot.why) == repr(twin.why)
            points += 1
        else:
            chosen = bot.choose(question, Sight(match, question.seat, heard))
        match.answer(question.seat, chosen.key)
        let_talk(dict(enumerate(seats)), match, heard)
    assert points >= 10


def heard_in(world: Match, heard: Heard) -> Heard:
    """What can be seen in a redealt world: the same deeds. What was said was said in both."""
    out = Heard()
    out.listen(world)
    assert out.deeds == heard.deeds
    out.claims = heard.claims
    return out


def test_hundreds_of_points_are_looked_at() -> None:
    assert POINTS * len(PEEKED) >= 300


# Games of the crew in which many look at engines or coordinates, if those who can always do.
TALKATIVE = tuple(f"claims/{n}" for n in (2, 5, 31, 47, 99))


def nosy(bot: Bot, match: Match, heard: Heard) -> str:
    """What a bot does who never misses a look."""
    question = match.pending[0]
    looks = [o.key for o in question.options if ":check_" in o.key]
    return looks[0] if looks else bot.choose(question, Sight(match, question.seat, heard)).key


@pytest.mark.parametrize("seed", TALKATIVE)
def test_claims_betray_nothing_that_speaker_and_hearer_do_not_know(seed: str) -> None:
    match = new_match(TITLES["nemesis"], 4, {}, seed)
    match.hashing = False
    seats = [BOTS["crew"](Random(f"{seed}/{seat}")) for seat in range(4)]
    heard = Heard()
    points = 0
    while not match.over:
        seat = match.pending[0].seat
        if heard.claims:
            other = match.determinize(seat, Random(match.seq))
            chosen = [ask_bot(deepcopy(seats[seat]), w, seat, heard_in(w, heard)).key for w in (match, other)]
            assert chosen[0] == chosen[1], f"at answer {match.seq}"
            points += 1
        match.answer(seat, nosy(seats[seat], match, heard))
        let_talk(dict(enumerate(seats)), match, heard)
        for speaker in heard.learners(match):
            other = match.determinize(speaker, Random(match.seq))
            said = said_by(seats[speaker], Sight(other, speaker, heard_in(other, heard)))
            assert said == [c.what for c in heard.claims if (c.seat, c.seq) == (speaker, match.seq)]
    assert points >= 100
    assert len(heard.claims) >= 10
