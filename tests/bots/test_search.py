"""The search bot plays everywhere, keeps to its time, does not peek, and says why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from airlock.bots import BOTS, Sight, ask_bot, explain, find_bot
from airlock.bots.nemesis.bot import CrewBot
from airlock.bots.nemesis.search import EVALUATION
from airlock.bots.nemesis.value import ACTIONS, SURVIVED, TURNING_POINTS, features, prompts
from airlock.bots.nemesis.weights import HIDDEN
from airlock.bots.search.bot import SearchBot, Searched, matters
from airlock.bots.search.budget import BadBudget, Budget, budget
from airlock.bots.search.evaluate import outcome
from airlock.bots.search.halving import LEAST, Trial, halve
from airlock.kernel.match import Match, new_match
from airlock.lab.simulate import Setup, simulate
from airlock.titles.nemesis.title import NEMESIS
from airlock.words import LANGUAGES, Words
from tests.kit.settings import NEMESIS_SETTINGS, SETTINGS, Setting, each
from tests.kit.vault import VAULT
from tests.table import table

MODES = [s for s in NEMESIS_SETTINGS if (s.options.get("mode"), s.players) in {("semi", 4), ("solo", 1), ("coop", 3)}]
MODES += [s for s in NEMESIS_SETTINGS if s.options.get("mode") == "intruder" and s.players == 3]
OTHERS = [s for s in SETTINGS if s.title.name != "nemesis"]
# How many decisions of a setting are looked at.
POINTS = 8


def points(setting: Setting, seed: str, every: int = 1) -> Iterator[tuple[Match, int]]:
    """Every so many positions of a game of the crew, with the seat that is asked."""
    match = new_match(setting.title, setting.players, setting.options, seed)
    match.hashing = False
    crew = CrewBot(Random(seed))
    while not match.over:
        seat = match.pending[0].seat
        if match.seq % every == every - 1:
            yield match, seat
        match.answer(seat, ask_bot(crew, match, seat).key)


def worth_thinking(setting: Setting, seed: str) -> Iterator[tuple[Match, int]]:
    """The first positions that the search bot thinks about, of actions only every seventh."""
    found = 0
    for match, seat in points(setting, seed):
        question = match.question(seat)
        assert question is not None
        if matters(question, Sight(match, seat)) and (question.prompt != "act" or match.seq % 7 == 0):
            yield match, seat
            found += 1
            if found == POINTS:
                break


@pytest.mark.parametrize("setting", each(MODES + OTHERS, [*MODES[:1], *OTHERS]), ids=lambda setting: setting.name)
def test_it_answers_in_every_mode(setting: Setting) -> None:
    bot = find_bot("search@12sims")(Random(1))
    thought = 0
    for match, seat in points(setting, "everywhere"):
        question = match.question(seat)
        assert question is not None
        chosen = bot.choose(question, Sight(match, seat))
        assert chosen in question.options + match.aside_options(seat)
        thought += isinstance(bot.why, Searched)
        if thought == POINTS:
            break
    assert thought or setting.options.get("mode") in ("solo", "coop"), "without objectives to choose, little matters"


@pytest.mark.parametrize("setting", each(MODES + OTHERS, [*MODES[:1], *OTHERS]), ids=lambda setting: setting.name)
def test_it_does_not_peek(setting: Setting) -> None:
    """Everything that the seat can't know is redealt: the same worlds come to mind, so the choice is the same."""
    looked = 0
    for match, seat in worth_thinking(setting, "peek"):
        other = match.determinize(seat, Random(match.seq))
        bot, twin = (SearchBot(Random(match.seq), "16sims") for _ in range(2))
        assert ask_bot(bot, match, seat).key == ask_bot(twin, other, seat).key, f"at answer {match.seq}"
        assert repr(bot.why) == repr(twin.why)
        # The crew may have but one idea.
        looked += isinstance(bot.why, Searched)
    assert looked or setting.options.get("mode") in ("solo", "coop")


@pytest.mark.parametrize("setting", each(SETTINGS), ids=lambda setting: setting.name)
def test_what_is_dealt_anew_does_not_depend_on_what_was_there(setting: Setting) -> None:
    different = 0
    for match, _ in points(setting, "dealt", 3 if setting in OTHERS else 31):
        for seat in range(setting.players):
            once = match.determinize(seat, Random("deal"))
            other = match.determinize(seat, Random("other"))
            assert other.determinize(seat, Random("deal")).hash() == once.hash(), f"seat {seat}, answer {match.seq}"
            different += other.hash() != once.hash()
    assert different


def test_sight_gives_worlds_that_know_nothing_of_their_origin() -> None:
    match = new_match(NEMESIS, 4, {}, "worlds")
    world = Sight(match, 0).determinize(Random(1))
    assert world.view(0) == match.view(0)
    assert not world.seed
    with pytest.raises(Exception, match="fork its origin"):
        world.fork()


def test_it_decides_the_same_for_the_same_chance() -> None:
    setting = next(s for s in MODES if s.players == 4)
    match, seat = next(worth_thinking(setting, "same"))
    keys = {ask_bot(SearchBot(Random(5), "24sims"), match, seat).key for _ in range(2)}
    assert len(keys) == 1


class Clock:
    """Time goes by when somebody looks."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_it_stops_when_its_time_is_over_even_in_the_middle_of_a_simulation() -> None:
    setting = next(s for s in MODES if s.players == 4)
    for match, seat in worth_thinking(setting, "time"):
        clock = Clock(0.001)
        ask_bot(SearchBot(Random(1), "100ms", clock), match, seat)
        assert clock.now <= 0.100 + 2 * clock.step


def test_without_time_it_is_the_crew() -> None:
    setting = next(s for s in MODES if s.players == 4)
    for match, seat in points(setting, "none", 5):
        question = match.question(seat)
        assert question is not None
        crew = CrewBot(Random(3)).choose(question, Sight(match, seat))
        assert SearchBot(Random(3), "0ms").choose(question, Sight(match, seat)) is crew


def test_the_hard_level_thinks_for_a_second() -> None:
    bot = BOTS["hard"](Random(1))
    assert isinstance(bot, SearchBot)
    assert bot._budget == Budget(1.0)


@pytest.mark.parametrize(
    ("setting", "means"),
    [("200ms", Budget(0.2)), ("1.5s", Budget(1.5)), ("64sims", Budget(0.0, 64)), ("0ms", Budget(0.0))],
)
def test_a_budget_is_a_time_or_a_number_of_simulations(setting: str, means: Budget) -> None:
    assert budget(setting) == means


@pytest.mark.parametrize("setting", ["", "fast", "200", "-1s", "64 sims"])
def test_a_budget_that_means_nothing_is_refused_in_words(setting: str) -> None:
    with pytest.raises(BadBudget, match="a budget looks like 200ms"):
        budget(setting)


# -- comparing


def halved(values: list[list[float]], sims: int) -> tuple[int, list[int]]:
    """Which of several options with known values, world by world, is found best, and how often each was tried."""
    trials = [Trial(i, 0.0) for i in range(len(values))]
    best = halve(trials[0], trials[1:], lambda trial, n: values[trial.index][n % 10], sims, lambda: 0.0)
    return best.index, [len(trial.values) for trial in trials]


def test_the_best_option_is_found_and_the_worst_is_tried_least() -> None:
    noise = [0.01 * ((7 * n) % 10) for n in range(10)]
    best, tried = halved([noise, [v - 0.2 for v in noise], [v + 0.1 for v in noise], [v - 0.1 for v in noise]], 80)
    assert best == 2
    assert tried[0] == tried[2] > tried[1] >= LEAST


def test_in_doubt_the_first_option_stays() -> None:
    ups = [0.5 if n % 2 else -0.45 for n in range(10)]
    assert halved([[0.0] * 10, ups], 40)[0] == 0


def test_few_simulations_say_nothing() -> None:
    assert halved([[0.0] * 10, [1.0] * 10], 2 * LEAST - 2)[0] == 0


# -- evaluating


def test_the_weights_fit_the_features() -> None:
    game = new_match(NEMESIS, 4, {}, "fit").state
    assert {len(row) for row in HIDDEN} == {len(features(game, 0))}


def test_a_value_is_a_share_and_death_is_nothing() -> None:
    value = EVALUATION.value
    t = table("pilot", "scout").met().at("pilot", "canteen").at("scout", "cockpit")
    state = t.match.state
    assert 0.0 < value(state, 0) < 1.0
    healthy = value(state, 0)
    t.wounded("pilot", serious=["leg", "arm", "hand"])
    assert value(state, 0) < healthy
    state.crew[0].status = "dead"
    assert value(state, 0) == 0.0


def test_an_outcome_counts_winning_before_surviving() -> None:
    result = {"winners": [1], "survivors": [0, 1]}
    assert outcome(result, 1) == 1.0
    assert 0.0 < outcome(result, 0) < 0.5
    assert outcome(result, 2) == 0.0


def test_surviving_is_worth_what_the_title_says() -> None:
    result = {"winners": [], "survivors": [0]}
    dear = replace(EVALUATION, survived=0.4)
    assert outcome(result, 0, dear) == 0.4
    assert outcome(result, 0, EVALUATION) == SURVIVED


def test_a_title_that_it_does_not_know_is_won_by_playing_it_to_its_end() -> None:
    """The burglars of the miniature; there are two random seats for each that searches."""
    bots = ["search@24sims", "random", "random"]
    tally = list(simulate(Setup(VAULT, 3, VAULT.setting(3, {}), bots, "vault", rotate=True), 15))[-1]
    assert tally.wins_by_bot["search@24sims"] > 1.5 * tally.wins_by_bot["random"] / 2, tally.plain()


# -- saying why


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("gain", [0.0, 0.004, 0.07])
def test_it_says_in_one_line_what_playing_ahead_showed(lang: str, gain: float) -> None:
    view = new_match(NEMESIS, 4, {}, "words").view(0)
    bot = SearchBot(Random(1), "0ms")
    bot.why = Searched("flee", "", gain, 12)
    line = explain(bot, Words(lang, NEMESIS.texts, strict=True), view)
    assert ("12" if gain == 0.0 else "1" if gain == 0.004 else "7") in line
    assert not set("\n{") & set(line)
    assert bot.why.reason == "flee"


def test_only_what_matters_is_thought_about() -> None:
    setting = next(s for s in MODES if s.players == 4)
    thought = set()
    for match, seat in points(setting, "matters", 1):
        bot = SearchBot(Random(1), "2sims")
        question = match.question(seat)
        assert question is not None
        bot.choose(question, Sight(match, seat))
        if isinstance(bot.why, Searched):
            thought.add(question.prompt)
    assert {"choose_objective", "act"} <= thought <= TURNING_POINTS | ACTIONS


@pytest.mark.parametrize("setting", MODES, ids=lambda setting: setting.name)
def test_actions_are_thought_about_where_everybody_plays_for_themselves(setting: Setting) -> None:
    view = new_match(setting.title, setting.players, setting.options, "rivals").view(0)
    assert ("act" in prompts(view)) == (setting.options["mode"] in ("semi", "intruder"))
