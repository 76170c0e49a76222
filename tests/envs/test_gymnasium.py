"""One seat as a Gymnasium environment."""

from __future__ import annotations

import builtins
import importlib
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import airlock.envs
from airlock.bots import UnknownBot
from airlock.envs import table as tables
from airlock.faces.encoding.actions import NOTHING
from airlock.kernel.faults import BadOptions
from tests.kit.vault import VAULT


def play(env: Any, seed: int) -> list[object]:
    """A whole match at random, step by step."""
    rng = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    out: list[object] = []
    ended = False
    while not ended:
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        ended = terminated or truncated
        out.append((int(action), reward, observation["observation"].tobytes(), sorted(info)))
    return out


@pytest.mark.parametrize(
    "how",
    [
        {"id": "airlock/Nemesis-Solo-v2"},
        {"id": "airlock/Nemesis-Solo-v2", "mode": "coop", "board": "alt", "observations": "dict"},
        {"id": "airlock/Nemesis-v2", "players": 3, "bots": ["crew", "random"], "seat": 1},
    ],
)
def test_gymnasium_has_nothing_to_complain_about(how: dict[str, Any]) -> None:
    check_env(gymnasium.make(**how).unwrapped)


def test_a_title_without_an_encoder_of_its_own_is_an_environment_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "TITLES", {"vault": VAULT})
    env = airlock.envs.AirlockSeat("vault", players=3, bots=["crew", "search@4sims"], seat=1)
    check_env(env, skip_render_check=True)

    assert play(env, 3) == play(env, 3)


def test_ids_carry_the_version_and_can_be_made() -> None:
    assert list(airlock.envs.ids()) == ["airlock/Nemesis-v2", "airlock/Nemesis-Solo-v2"]
    for id in airlock.envs.ids():
        env = gymnasium.make(id)
        env.reset(seed=1)
        env.close()


@pytest.mark.parametrize("bots", ["random", "crew"])
def test_a_seed_decides_the_match_and_its_bots(bots: str) -> None:
    first = play(airlock.envs.AirlockSeat(players=3, bots=bots), 4)

    assert first == play(airlock.envs.AirlockSeat(players=3, bots=bots), 4)
    assert first != play(airlock.envs.AirlockSeat(players=3, bots=bots), 5)


def test_only_this_seat_is_asked() -> None:
    env = airlock.envs.AirlockSeat(players=4, seat=2, bots="random")
    env.reset(seed=1)
    while True:
        assert [q.seat for q in env.table.match.pending] == [2]
        assert env.view()["seat"] == 2
        assert env.action_masks().sum() == len(env.legal())
        _, _, terminated, _, info = env.step(np.int64(next(iter(env.legal()))))
        if terminated:
            break
    assert info["result"]["reason"]


def test_an_impossible_action_changes_nothing() -> None:
    env = airlock.envs.AirlockSeat(max_cycles=3)
    first, _ = env.reset(seed=1)
    before = env.table.match.hash()

    steps = [env.step(np.int64(NOTHING)) for _ in range(3)]

    assert env.table.match.hash() == before
    assert steps[0][0]["observation"].tobytes() == first["observation"].tobytes()
    assert [(truncated, info) for _, _, _, truncated, info in steps] == [
        (False, {"illegal": True}),
        (False, {"illegal": True}),
        (True, {"illegal": True}),
    ]


def test_an_impossible_action_can_be_an_error() -> None:
    env = airlock.envs.AirlockSeat(illegal="raise")
    env.reset(seed=1)

    with pytest.raises(airlock.envs.IllegalAction):
        env.step(np.int64(NOTHING))


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"players": 3, "bots": ["random"]}, BadOptions, "1 bots for 2 other seats"),
        ({"players": 3, "bots": "chess"}, UnknownBot, "there is no bot 'chess'"),
        ({"players": 3, "seat": 3}, BadOptions, "seat can't be 3; choose from 0, 1, 2"),
        ({"players": 1, "mode": "semi"}, BadOptions, "mode semi is for 2 to 5 players"),
    ],
)
def test_what_cannot_be_made_is_refused_in_words(arguments: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        airlock.envs.AirlockSeat(**arguments)


@pytest.mark.parametrize("missing", ["gymnasium", "numpy", "pettingzoo", "PIL"])
def test_without_the_extra_the_error_names_it(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    really = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name.split(".")[0] == missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=missing)
        return really(name, *rest, **more)

    for module in [name for name in sys.modules if name.startswith("airlock.envs")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setattr(builtins, "__import__", without)

    with pytest.raises(
        ImportError, match=rf"need {missing}, which isn't installed: .*-m pip install 'airlock-games\[envs\]'"
    ):
        importlib.import_module("airlock.envs")
