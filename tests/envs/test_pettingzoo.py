"""The environments keep PettingZoo's contract: its own tests, and what they don't test."""

from __future__ import annotations

from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

import airlock.envs
from airlock.envs import table as tables
from airlock.faces.encoding.actions import NOTHING
from airlock.kernel.faults import BadOptions
from tests.kit.settings import SETTINGS, Setting, each

# PettingZoo warns of observations with a mask unless they belong to one of its own games.
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)
each_setting = pytest.mark.parametrize("setting", each(SETTINGS), ids=lambda setting: setting.name)


@pytest.fixture(autouse=True)
def all_titles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Titles of the tests as well."""
    monkeypatch.setattr(tables, "TITLES", {setting.title.name: setting.title for setting in SETTINGS})


def made(make: Any, setting: Setting, **more: Any) -> Any:
    return make(setting.title.name, players=setting.players, **setting.options, **more)


def play(env: Any, seed: int) -> list[tuple[str, float]]:
    """A whole match at random; what everybody got in the end."""
    rng = Random(seed)
    env.reset(seed=seed)
    got = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            got.append((agent, reward))
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return got


# -- PettingZoo's own tests


@masked
@each_setting
def test_api(setting: Setting) -> None:
    api_test(made(airlock.envs.aec, setting), num_cycles=60)


@masked
def test_api_with_named_blocks() -> None:
    api_test(airlock.envs.aec("nemesis", players=3, observations="dict"), num_cycles=100)


@each_setting
def test_seeds(setting: Setting) -> None:
    seed_test(partial(made, airlock.envs.aec, setting), num_cycles=15)


@each_setting
def test_max_cycles(setting: Setting) -> None:
    """PettingZoo's test wants everybody to act once in a cycle, and doesn't look at masks."""
    make = partial(made, airlock.envs.parallel, setting, illegal="stay")

    max_cycles_test(
        SimpleNamespace(parallel_env=make, env=lambda max_cycles: parallel_to_aec(make(max_cycles=max_cycles)))
    )


def test_max_cycles_alone() -> None:
    """Alone, one after the other is the same as all at once."""
    make = {"parallel_env": airlock.envs.parallel, "env": airlock.envs.aec}

    max_cycles_test(SimpleNamespace(**{k: partial(v, "nemesis", players=1, illegal="stay") for k, v in make.items()}))


@each_setting
def test_parallel_api(setting: Setting) -> None:
    parallel_api_test(made(airlock.envs.parallel, setting), num_cycles=40)


@each_setting
def test_parallel_seeds(setting: Setting) -> None:
    parallel_seed_test(partial(made, airlock.envs.parallel, setting, illegal="stay"), num_cycles=20)


def test_performance_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """It plays for five seconds, whatever is played."""
    performance_benchmark(made(airlock.envs.aec, SETTINGS[-1]))

    turns = float(capsys.readouterr().out.split(" turns per second")[0].split()[-1])
    assert turns > 200


# -- what they don't test


@each_setting
def test_a_seed_decides_the_whole_match(setting: Setting) -> None:
    env = made(airlock.envs.aec, setting)
    first, again = play(env, 5), play(made(airlock.envs.aec, setting), 5)

    assert first == again
    assert len(first) == setting.players
    assert env.unwrapped.table.match.over


def test_a_seed_also_decides_the_matches_after_it() -> None:
    seeds = []
    for _ in range(2):
        env = airlock.envs.aec("nemesis", players=2)
        for seed in (7, None, None):
            env.reset(seed=seed)
            seeds.append(env.unwrapped.table.match.seed)

    assert seeds[:3] == seeds[3:]
    assert len(set(seeds)) == 3


@pytest.mark.parametrize(
    ("reward", "of"),
    [("win", lambda r, s: float(s in r["winners"])), ("survive", lambda r, s: float(s in r["survivors"])),
     ("win_or_lose", lambda r, s: 1.0 if s in r["winners"] else -1.0)],
)  # fmt: skip
def test_rewards_come_at_the_end(reward: str, of: Any) -> None:
    """Random crews hardly ever win, so the end is rigged: the first seat is said to have won, the last to live."""
    env = airlock.envs.aec("nemesis", players=3, reward=reward)
    table = env.unwrapped.table
    result = {"winners": [0], "survivors": [0, 2]}
    table.result = lambda: result

    assert play(env, 3) == [(f"seat_{seat}", of(result, seat)) for seat in range(3)]


def test_a_reward_of_ones_own() -> None:
    env = airlock.envs.aec("nemesis", players=2, reward=lambda result, seat: result["round"] + seat / 10)

    got = dict(play(env, 1))

    rounds = env.unwrapped.table.result()["round"]
    assert got == {"seat_0": rounds, "seat_1": rounds + 0.1}


def test_the_dead_stay_until_the_end_and_then_everybody_leaves() -> None:
    env = airlock.envs.aec("nemesis", players=4)
    env.reset(seed=2)
    rng = Random(2)
    died_early = False
    while not env.unwrapped.table.match.over:
        assert env.agents == [f"seat_{n}" for n in range(4)]
        agent = env.agent_selection
        assert env.unwrapped.table.match.question(int(agent[-1])) is not None
        died_early |= any(c["status"] == "dead" for c in env.view(agent)["crew"])
        env.step(rng.choice(list(env.legal(agent))))
    assert died_early
    assert all(env.terminations.values())
    for left in range(3, -1, -1):
        env.step(None)
        assert len(env.agents) == left


def test_truncation_ends_a_match_early_without_a_reward() -> None:
    env = airlock.envs.aec("nemesis", players=3, max_cycles=10, reward="win_or_lose")

    assert play(env, 1) == [(f"seat_{n}", 0.0) for n in range(3)]
    assert env.unwrapped.table.match.seq == 10


def test_an_impossible_action_changes_nothing_and_says_what_is_possible() -> None:
    env = airlock.envs.aec("nemesis", players=2)
    env.reset(seed=1)
    agent, before = env.agent_selection, env.unwrapped.table.match.hash()

    with pytest.raises(airlock.envs.IllegalAction, match=r"can't do action 0 now; possible actions: \d+ \(character:"):
        env.step(NOTHING)

    assert env.agent_selection == agent
    assert env.unwrapped.table.match.hash() == before
    env.step(next(iter(env.legal(agent))))


def test_an_impossible_action_may_also_count_as_nothing() -> None:
    env = airlock.envs.aec("nemesis", players=2, illegal="stay")
    env.reset(seed=1)
    agent, before = env.agent_selection, env.unwrapped.table.match.hash()

    env.step(NOTHING)

    assert env.infos[agent] == {"illegal": True}
    assert env.agent_selection == agent
    assert env.unwrapped.table.match.hash() == before


def test_asides_are_actions_unless_one_does_without() -> None:
    """A scout that is asked to act can also drop the rifle."""

    def verbs(**more: Any) -> set[str]:
        env = airlock.envs.aec("nemesis", players=1, characters="scout", **more)
        env.reset(seed=1)
        return {key.split(":")[0] for key in env.legal(env.agent_selection).values()}

    assert "drop" in verbs()
    assert "drop" not in verbs(asides=False)
    assert "move" in verbs(asides=False)


def test_all_at_once_takes_everybodys_answer_in_one_step() -> None:
    """Everybody chooses an objective together: one step of all, but as many as there are players one by one."""
    env = airlock.envs.parallel("nemesis", players=4)
    rng = Random(4)
    for seed in range(20):
        env.reset(seed=seed)
        while env.agents and len(env.table.match.pending) < 4:
            env.step({agent: rng.choice(list(env.legal(agent))) for agent in env.agents})
        if env.agents:
            break
    assert len(env.table.match.pending) == 4
    before = env.table.match.seq

    env.step({agent: next(iter(env.legal(agent))) for agent in env.agents})

    assert env.table.match.seq == before + 4


def test_names_carry_the_mode_and_the_version() -> None:
    assert str(airlock.envs.aec("nemesis", players=1)) == "nemesis_solo_v2"
    assert str(airlock.envs.aec("nemesis", players=3)) == "nemesis_semi_v2"
    assert airlock.envs.parallel("nemesis", players=3, mode="coop").metadata["name"] == "nemesis_coop_v2"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"title": "chess"}, "the title can't be 'chess'; choose from .*nemesis"),
        ({"players": 9}, "mode semi is for 2 to 5 players, not for 9"),
        ({"mode": "solo"}, "mode solo is for 1 player, not for 3; with 3 choose semi, coop, intruder or research"),
        ({"colour": "red"}, "nemesis has no option 'colour'"),
        ({"board": "round"}, "option board can't be 'round'; choose from base, alt"),
        ({"observations": "pixels"}, "observations can't be 'pixels'; choose from array, dict"),
        ({"reward": "fun"}, "reward can't be 'fun'; choose from win, win_or_lose, survive"),
        ({"illegal": "ignore"}, "illegal can't be 'ignore'; choose from raise, stay"),
        ({"render_mode": "human"}, "render_mode can't be 'human'; choose from None, ansi, rgb_array"),
    ],
)
def test_what_cannot_be_made_is_refused_in_words(arguments: dict[str, Any], words: str) -> None:
    whole: dict[str, Any] = {"title": "nemesis", "players": 3} | arguments
    with pytest.raises(BadOptions, match=words):
        airlock.envs.aec(**whole)
