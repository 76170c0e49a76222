"""Mass play: the same seed gives the same matches, the laws are really checked, and everything of a title comes up."""

from __future__ import annotations

from random import Random

import pytest

from airlock.bots.random_bot import RandomBot
from airlock.kernel.laws import Law
from airlock.kernel.options import Question
from airlock.kernel.title import Title
from airlock.lab.simulate import Setup, Tally, simulate
from airlock.lab.touched import everything
from airlock.titles.nemesis.title import NEMESIS
from tests.asking import option, prompt
from tests.kit.settings import NEMESIS_SETTINGS, Setting

# A fair share for every setting: 30 settings, more than 300 games in all.
FUZZED = 11
SOAKED = 700


def played(setting: Setting, games: int, seed: str, check: bool = True, bot: str = "random") -> Tally:
    setup = Setup(setting.title, setting.players, setting.title.setting(setting.players, setting.options),
                  [bot] * setting.players, seed, check)  # fmt: skip
    tally = Tally()
    for tally in simulate(setup, games):
        if tally.violations:
            break
    return tally


def test_at_least_300_games_are_fuzzed() -> None:
    assert FUZZED * len(NEMESIS_SETTINGS) >= 300
    assert SOAKED * len(NEMESIS_SETTINGS) >= 20_000


@pytest.mark.parametrize("setting", NEMESIS_SETTINGS, ids=lambda setting: setting.name)
def test_random_games_break_no_law(setting: Setting) -> None:
    tally = played(setting, FUZZED, f"fuzz/{setting.name}")
    assert tally.violations == []
    assert tally.games == FUZZED


@pytest.mark.soak
def test_everything_of_the_title_comes_up() -> None:
    seen: set[str] = set()
    for setting in NEMESIS_SETTINGS:
        for bot in ("random", "curious"):
            tally = played(setting, SOAKED // 2, f"soak/{setting.name}", bot=bot)
            assert tally.violations == []
            seen |= set(tally.touched)
    wanted = dict.fromkeys(thing for setting in NEMESIS_SETTINGS for thing in everything(NEMESIS, setting.options))
    never = [thing for thing in wanted if thing not in seen]
    print(f"never touched: {never}")
    assert never == []


def test_the_same_seed_gives_the_same_matches() -> None:
    setting = NEMESIS_SETTINGS[0]
    one, other = (played(setting, 5, "same", check=False) for _ in range(2))
    assert one.plain()["outcomes"] == other.plain()["outcomes"]
    assert one.decisions == other.decisions
    assert played(setting, 5, "another", check=False).decisions != one.decisions


def test_a_game_depends_on_its_number_alone() -> None:
    setting = NEMESIS_SETTINGS[0]
    setup = Setup(setting.title, setting.players, setting.title.setting(setting.players, setting.options),
                  ["random"] * setting.players, "same")  # fmt: skip
    whole, first, rest = (list(simulate(setup, n, start))[-1] for n, start in ((4, 0), (2, 0), (2, 2)))
    assert first.decisions + rest.decisions == whole.decisions


def test_a_broken_law_is_reported_with_the_answer_that_broke_it() -> None:
    t = NEMESIS
    broken = Title(
        t.name, t.rules_version, t.new, t.steps, t.view, t.determinize, [Law("peace", lambda game: "war")], t.result,
        t.on_ended, t.why_not, t.declared,
    )  # fmt: skip
    setup = Setup(broken, 2, broken.setting(2, {}), ["random", "random"], "broken", check=True)
    tally = next(simulate(setup, 1))
    assert len(tally.violations) == 1
    assert "peace: war" in tally.violations[0]
    assert "game 0, answer 1" in tally.violations[0]


def test_a_curious_crew_breaks_no_law() -> None:
    tally = played(NEMESIS_SETTINGS[4], FUZZED, "curious", bot="curious")
    assert tally.violations == []
    assert tally.games == FUZZED


def test_the_random_bot_takes_every_option_about_equally_often() -> None:
    bot = RandomBot(Random(1))
    question = Question(0, prompt("which"), [option("a"), option("b"), option("c")])
    taken = [bot.choose(question).key for _ in range(3000)]
    assert all(900 < taken.count(key) < 1100 for key in "abc")
