"""Bots play whole games in every setting, never give an illegal answer, break no law, and are quick enough."""

from __future__ import annotations

import time
from random import Random
from statistics import median

import pytest

from airlock.bots import BOTS, Sight, ask_bot
from airlock.bots.nemesis import answers, intruders
from airlock.kernel.match import new_match
from airlock.kernel.options import Question
from airlock.lab.simulate import Setup, Tally, simulate
from tests.asking import option, prompt
from tests.kit.settings import NEMESIS_SETTINGS, SETTINGS, Setting

LIMIT_MS = 3.0


def played(setting: Setting, bots: list[str], games: int, check: bool) -> Tally:
    options = setting.title.setting(setting.players, setting.options)
    return list(simulate(Setup(setting.title, setting.players, options, bots, "bots", check), games))[-1]


@pytest.mark.parametrize("setting", NEMESIS_SETTINGS, ids=lambda setting: setting.name)
def test_the_crew_plays_whole_games(setting: Setting) -> None:
    tally = played(setting, ["crew"] * setting.players, 1, check=True)
    assert tally.violations == []
    assert tally.games == 1


@pytest.mark.parametrize("setting", [s for s in SETTINGS if s.title.name != "nemesis"], ids=lambda s: s.name)
def test_a_title_that_it_does_not_know_is_played_by_guessing(setting: Setting) -> None:
    match = new_match(setting.title, setting.players, setting.options, "unknown")
    bot = BOTS["crew"](Random(1))
    while not match.over:
        seat = match.pending[0].seat
        match.answer(seat, ask_bot(bot, match, seat).key)
    assert match.over


def test_all_bots_of_the_registry_play_at_one_table() -> None:
    setting = next(s for s in NEMESIS_SETTINGS if s.players == 4)
    names = ["crew", "curious", "easy", "search@2sims"]
    tally = played(setting, names, 2, check=False)
    assert tally.games == 2
    assert set(tally.seats_by_bot) == set(names)


def test_a_crew_game_is_the_same_for_the_same_seed() -> None:
    setting = next(s for s in NEMESIS_SETTINGS if s.players == 4)
    one, other = (played(setting, ["crew", "easy", "random", "normal"], 2, check=False).plain() for _ in range(2))
    assert one["outcomes"] == other["outcomes"]
    assert one["decisions"] == other["decisions"]


def test_a_decision_takes_no_more_than_three_milliseconds() -> None:
    setting = next(s for s in NEMESIS_SETTINGS if s.players == 4)
    match = new_match(setting.title, 4, setting.options, "quick", listening=False)
    match.hashing = False
    bots = [BOTS["crew"](Random(seat)) for seat in range(4)]
    took = []
    while not match.over:
        question = match.pending[0]
        begin = time.process_time()
        chosen = ask_bot(bots[question.seat], match, question.seat)
        took.append(1000 * (time.process_time() - begin))
        match.answer(question.seat, chosen.key)
    assert median(took) <= LIMIT_MS


def test_without_sight_every_bot_still_answers() -> None:
    question = Question(0, prompt("act"), [option("pass"), option("move", "slot_006")])
    for make in BOTS.values():
        assert make(Random(1)).choose(question) in question.options


def test_a_prompt_that_nobody_has_thought_of_is_answered() -> None:
    setting = next(s for s in NEMESIS_SETTINGS if s.players == 2)
    match = new_match(setting.title, 2, setting.options, "new")
    question = Question(0, prompt("something_new"), [option("a"), option("b")])
    assert question.prompt not in answers.ANSWERS
    assert question.prompt not in intruders.ANSWERS
    assert BOTS["crew"](Random(1)).choose(question, Sight(match, 0)) in question.options


def test_asking_a_bot_that_is_not_asked_is_refused() -> None:
    setting = next(s for s in NEMESIS_SETTINGS if s.players == 2)
    match = new_match(setting.title, 2, setting.options, "idle")
    idle = 1 - match.pending[0].seat
    with pytest.raises(ValueError, match="isn't asked"):
        ask_bot(BOTS["random"](Random(1)), match, idle)
